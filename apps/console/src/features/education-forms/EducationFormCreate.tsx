import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { EducationFormFields } from './EducationFormFields.tsx';

export default function EducationFormCreate() {
  return (
    <CreatePage>
      <EducationFormFields />
    </CreatePage>
  );
}
