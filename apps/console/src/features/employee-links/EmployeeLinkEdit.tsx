import { DeleteButton } from '../../ui/form/DeleteButton.tsx';
import { EditPage } from '../../ui/form/EditPage.tsx';
import { EmployeeLinkFields } from './EmployeeLinkFields.tsx';

export default function EmployeeLinkEdit() {
  return (
    <EditPage actions={<DeleteButton />}>
      <EmployeeLinkFields />
    </EditPage>
  );
}
