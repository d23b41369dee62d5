import { DeleteButton } from '../../ui/form/DeleteButton.tsx';
import { EditPage } from '../../ui/form/EditPage.tsx';
import { BuildingFields } from './BuildingFields.tsx';

export default function BuildingEdit() {
  return (
    <EditPage actions={<DeleteButton />}>
      <BuildingFields />
    </EditPage>
  );
}
