import type { DimensionName } from '@semestr/core/built-reports';
import type { Choosable } from '../../../ui/form/use-found.ts';

/** The kinds of records whose ids stand for the values of a dimension, and by what their lists are ordered. */
export const keptRecords: Readonly<Partial<Record<DimensionName, Choosable>>> = {
  faculty: { reference: 'faculties', sort: 'abbrev' },
  speciality: { reference: 'specialities', sort: 'name' },
  group: { reference: 'groups', sort: 'name' },
  educationForm: { reference: 'education-forms', sort: 'name' },
  teacher: { reference: 'employees', sort: 'lastName' },
  department: { reference: 'departments', sort: 'name' },
  administrator: { reference: 'users', sort: 'name', filter: { role: 'admin' } },
};
