import { DeleteButton } from '../../ui/form/DeleteButton.tsx';
import { EditPage } from '../../ui/form/EditPage.tsx';
import { StudentSkillFields } from './StudentSkillFields.tsx';

export default function StudentSkillEdit() {
  return (
    <EditPage actions={<DeleteButton />}>
      <StudentSkillFields />
    </EditPage>
  );
}
