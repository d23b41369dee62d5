import { isOfFaculty, staffRoles } from '@semestr/core/rights';
import { useTexts } from '@semestr/ui/language.tsx';
import { useWatch } from 'react-hook-form';
import { ReferenceInput } from '../../ui/form/ReferenceInput.tsx';
import { SelectInput } from '../../ui/form/SelectInput.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { roleTexts } from '../../ui/roles/texts.ts';
import { userTexts } from './texts.ts';

/** Fields of an account. An employee's account refers to the employee; an administrator's account has a name. */
export function UserFields({ isNew = false }: { isNew?: boolean }) {
  const t = useTexts(userTexts);
  const role: unknown = useWatch({ name: 'role' });
  const choices = (['employee', 'admin'] as const).map((id) => ({ id, name: t(`roles.${id}`) }));
  return (
    <>
      <SelectInput source="role" choices={choices} {...(!isNew && { hint: t('hints.role') })} />
      {role === 'employee' && <EmployeeFields />}
      {role === 'admin' && <TextInput source="fio" maxLength={200} hint={t('hints.fio')} />}
      <TextInput source="username" maxLength={100} hint={t('hints.username')} />
      {isNew && <TextInput source="email" type="email" maxLength={320} hint={t('hints.email')} isOptional />}
    </>
  );
}

/** The employee and their role in the console; no access by default. */
function EmployeeFields() {
  const t = useTexts(userTexts);
  const roleNames = useTexts(roleTexts);
  const staffRole: unknown = useWatch({ name: 'staffRole' });
  const choices = staffRoles.map((id) => ({ id, name: roleNames(id) }));
  const isOfOne = staffRoles.some((one) => one === staffRole && isOfFaculty(one));
  return (
    <>
      <ReferenceInput source="employeeId" reference="employees" sort="lastName" />
      <SelectInput source="staffRole" choices={choices} hint={t('hints.staffRole')} isOptional />
      {isOfOne && <ReferenceInput source="staffFacultyId" reference="faculties" sort="abbrev" />}
    </>
  );
}

/** Returns the values with those of other roles cleared. */
export const clearOtherRoles = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  employeeId: values['role'] === 'employee' ? values['employeeId'] : null,
  staffRole: values['role'] === 'employee' ? (values['staffRole'] ?? null) : null,
  staffFacultyId: values['staffRole'] === 'deans-office' ? values['staffFacultyId'] : null,
  fio: values['role'] === 'admin' ? values['fio'] : null,
});
