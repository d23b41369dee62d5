import { DeleteButton } from '../../ui/form/DeleteButton.tsx';
import { EditPage } from '../../ui/form/EditPage.tsx';
import { SkillFields } from './SkillFields.tsx';

export default function SkillEdit() {
  return (
    <EditPage actions={<DeleteButton />}>
      <SkillFields />
    </EditPage>
  );
}
