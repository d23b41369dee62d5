import { TextInput } from '../../ui/form/TextInput.tsx';

/** What is written of a building. */
export const BuildingFields = () => <TextInput source="name" maxLength={50} />;
