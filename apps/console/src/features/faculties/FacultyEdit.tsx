import { DeleteButton } from '../../ui/form/DeleteButton.tsx';
import { EditPage } from '../../ui/form/EditPage.tsx';
import { FacultyFields } from './FacultyFields.tsx';

export default function FacultyEdit() {
  return (
    <EditPage actions={<DeleteButton />}>
      <FacultyFields />
    </EditPage>
  );
}
