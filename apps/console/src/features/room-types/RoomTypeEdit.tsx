import { DeleteButton } from '../../ui/form/DeleteButton.tsx';
import { EditPage } from '../../ui/form/EditPage.tsx';
import { RoomTypeFields } from './RoomTypeFields.tsx';

export default function RoomTypeEdit() {
  return (
    <EditPage actions={<DeleteButton />}>
      <RoomTypeFields />
    </EditPage>
  );
}
