import { MAX_NOTE } from '@semestr/core/employee-links';
import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { ReferenceInput } from '../../ui/form/ReferenceInput.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

/** What is written of a note. */
export const EmployeeNoteFields = () => (
  <>
    <ReferenceInput source="employeeId" reference="employees" sort="lastName" />
    <TextInput source="title" maxLength={100} />
    <TextInput source="content" maxLength={MAX_NOTE} isLong />
    <NumberInput source="order" min={0} max={1000} />
  </>
);
