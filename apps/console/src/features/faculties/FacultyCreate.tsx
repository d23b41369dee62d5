import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { FacultyFields } from './FacultyFields.tsx';

export default function FacultyCreate() {
  return (
    <CreatePage>
      <FacultyFields />
    </CreatePage>
  );
}
