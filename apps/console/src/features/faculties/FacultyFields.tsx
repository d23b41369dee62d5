import { TextInput } from '../../ui/form/TextInput.tsx';

/** What is written of a faculty. */
export const FacultyFields = () => (
  <>
    <TextInput source="name" maxLength={300} />
    <TextInput source="abbrev" maxLength={50} />
  </>
);
