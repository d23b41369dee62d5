import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { EmployeeNoteFields } from './EmployeeNoteFields.tsx';

export default function EmployeeNoteCreate() {
  return (
    <CreatePage>
      <EmployeeNoteFields />
    </CreatePage>
  );
}
