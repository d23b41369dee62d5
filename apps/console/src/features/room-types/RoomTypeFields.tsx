import { TextInput } from '../../ui/form/TextInput.tsx';

/** What is written of a type of rooms. */
export const RoomTypeFields = () => (
  <>
    <TextInput source="name" maxLength={100} />
    <TextInput source="abbrev" maxLength={30} />
  </>
);
