import { DeleteButton } from '../../ui/form/DeleteButton.tsx';
import { EditPage } from '../../ui/form/EditPage.tsx';
import { EmployeeNoteFields } from './EmployeeNoteFields.tsx';

export default function EmployeeNoteEdit() {
  return (
    <EditPage actions={<DeleteButton />}>
      <EmployeeNoteFields />
    </EditPage>
  );
}
