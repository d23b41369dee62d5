import { DeleteButton } from '../../ui/form/DeleteButton.tsx';
import { EditPage } from '../../ui/form/EditPage.tsx';
import { EducationFormFields } from './EducationFormFields.tsx';

export default function EducationFormEdit() {
  return (
    <EditPage actions={<DeleteButton />}>
      <EducationFormFields />
    </EditPage>
  );
}
