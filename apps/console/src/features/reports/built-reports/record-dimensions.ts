import type { DimensionName } from '@semestr/core/built-reports';
import type { SelectableType } from '../../../ui/form/use-found.ts';

/** Record types whose ids are the values of a dimension, with the sort order of their lists. */
export const recordDimensions: Readonly<Partial<Record<DimensionName, SelectableType>>> = {
  faculty: { reference: 'faculties', sort: 'abbrev' },
  speciality: { reference: 'specialities', sort: 'name' },
  group: { reference: 'groups', sort: 'name' },
  educationForm: { reference: 'education-forms', sort: 'name' },
  teacher: { reference: 'employees', sort: 'lastName' },
  department: { reference: 'departments', sort: 'name' },
  administrator: { reference: 'users', sort: 'name', filter: { role: 'admin' } },
};
