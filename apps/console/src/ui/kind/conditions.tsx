import { useTexts } from '@semestr/ui/language.tsx';
import { ChoiceFilter } from '../list/conditions.tsx';
import { uiTexts } from '../texts/index.ts';
import { course } from './choices.tsx';
import type { AnyField, Field } from './field.ts';
import { reference } from './references.tsx';
import { date } from './values.tsx';

/** Whether archived records are listed; excluded by default. */
const archived: Field<string> = {
  text: (value) => value,
  Filter: ({ source }) => {
    const t = useTexts(uiTexts);
    const choices = (['yes', 'any'] as const).map((id) => ({ id, name: t(`archived.${id}`) }));
    return <ChoiceFilter source={source} choices={choices} none={t('archived.no')} />;
  },
};

/** Filters shared by the lists of many record types, by their keys in the contract. */
export const sharedConditions: ReadonlyMap<string, AnyField> = new Map<string, AnyField>([
  ['studentId', reference('students', 'lastName')],
  ['groupId', reference('groups', 'name')],
  ['specialityId', reference('specialities', 'name')],
  ['facultyId', reference('faculties', 'abbrev')],
  ['course', course],
  ['departmentId', reference('departments', 'name')],
  ['employeeId', reference('employees', 'lastName')],
  ['archived', archived],
  ['from', date],
  ['to', date],
]);
