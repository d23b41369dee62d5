import { useTexts } from '@semestr/ui/language.tsx';
import { useWatch } from 'react-hook-form';
import { ReferenceInput } from '../../ui/form/ReferenceInput.tsx';
import { SelectInput } from '../../ui/form/SelectInput.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { userTexts } from './texts.ts';

/** What is written of an account: an employee's belongs to them, an administrator's has a name of its own. */
export function UserFields({ isNew = false }: { isNew?: boolean }) {
  const t = useTexts(userTexts);
  const role: unknown = useWatch({ name: 'role' });
  const choices = (['employee', 'admin'] as const).map((id) => ({ id, name: t(`roles.${id}`) }));
  return (
    <>
      <SelectInput source="role" choices={choices} {...(!isNew && { hint: t('hints.role') })} />
      {role === 'employee' && <ReferenceInput source="employeeId" reference="employees" sort="lastName" />}
      {role === 'admin' && <TextInput source="fio" maxLength={200} hint={t('hints.fio')} />}
      <TextInput source="username" maxLength={100} hint={t('hints.username')} />
      {isNew && <TextInput source="email" type="email" maxLength={320} hint={t('hints.email')} isOptional />}
    </>
  );
}

/** What of the form belongs to the role: what another one would have goes with it. */
export const ofRole = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  employeeId: values['role'] === 'employee' ? values['employeeId'] : null,
  fio: values['role'] === 'admin' ? values['fio'] : null,
});
