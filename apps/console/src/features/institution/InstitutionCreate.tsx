import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { InstitutionFields } from './InstitutionFields.tsx';

export default function InstitutionCreate() {
  return (
    <CreatePage>
      <InstitutionFields />
    </CreatePage>
  );
}
