import { BooleanInput } from '../../ui/form/BooleanInput.tsx';
import { DateInput } from '../../ui/form/DateInput.tsx';

/** When lessons and session run. */
export const GroupTermDays = () => (
  <>
    <DateInput source="start" isOptional />
    <DateInput source="end" isOptional />
    <DateInput source="examsStart" isOptional />
    <DateInput source="examsEnd" isOptional />
    <BooleanInput source="isExtramural" />
  </>
);
