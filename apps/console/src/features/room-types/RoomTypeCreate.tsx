import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { RoomTypeFields } from './RoomTypeFields.tsx';

export default function RoomTypeCreate() {
  return (
    <CreatePage>
      <RoomTypeFields />
    </CreatePage>
  );
}
