import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { BuildingFields } from './BuildingFields.tsx';

export default function BuildingCreate() {
  return (
    <CreatePage>
      <BuildingFields />
    </CreatePage>
  );
}
