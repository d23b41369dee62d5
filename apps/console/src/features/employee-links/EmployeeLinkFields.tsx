import { employeeLinkNames, employeeLinkTypes } from '@semestr/core/employee-links';
import { useTexts } from '@semestr/ui/language.tsx';
import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { ReferenceInput } from '../../ui/form/ReferenceInput.tsx';
import { SelectInput } from '../../ui/form/SelectInput.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { employeeLinkTexts } from './texts.ts';

/** As the page of the employee names them. */
export const typeChoices = employeeLinkTypes.map((id) => ({ id, name: employeeLinkNames[id] }));

/** What is written of a link. */
export function EmployeeLinkFields() {
  const t = useTexts(employeeLinkTexts);
  return (
    <>
      <ReferenceInput source="employeeId" reference="employees" sort="lastName" />
      <SelectInput source="type" choices={typeChoices} />
      <TextInput source="link" type="url" maxLength={500} hint={t('hint')} />
      <NumberInput source="order" min={0} max={1000} />
    </>
  );
}
