import { EditPage } from '../../ui/form/EditPage.tsx';
import { InstitutionFields } from './InstitutionFields.tsx';

/** Changed, never removed: pages would name nobody. */
export default function InstitutionEdit() {
  return (
    <EditPage>
      <InstitutionFields />
    </EditPage>
  );
}
