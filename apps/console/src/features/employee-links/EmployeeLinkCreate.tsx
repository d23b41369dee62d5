import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { EmployeeLinkFields } from './EmployeeLinkFields.tsx';

export default function EmployeeLinkCreate() {
  return (
    <CreatePage>
      <EmployeeLinkFields />
    </CreatePage>
  );
}
