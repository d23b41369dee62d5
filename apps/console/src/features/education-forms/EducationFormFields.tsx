import { TextInput } from '../../ui/form/TextInput.tsx';

/** What is written of a form of education. */
export const EducationFormFields = () => <TextInput source="name" maxLength={50} />;
