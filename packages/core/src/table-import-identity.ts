import type { TableImportFieldKey } from './table-import-fields.ts';
import type { TableImportKind } from './table-imports.ts';

/** Which cells of a table find a record. */

/** Fields that only find a record: their cells are not stored, and every import states this. */
export const tableImportLookups = [
  'groups.educationForm',
  'employees.department',
  'disciplines.educationForm',
  'marks.semester',
  'marks.control',
] as const satisfies readonly TableImportFieldKey[];

/** The cells that identify a row of each type: two rows must not refer to the same record. */
export const tableImportIdentity: Readonly<Record<TableImportKind, readonly string[]>> = {
  students: ['cardNumber'],
  groups: ['name'],
  employees: [
    'urlId',
    'email',
    'fullName',
    'lastName',
    'givenNames',
    'firstName',
    'middleName',
    'department',
  ],
  disciplines: ['educationForm', 'speciality', 'semester', 'abbrev', 'control', 'isForeign'],
  rooms: ['building', 'name'],
  lessons: [
    'term',
    'groups',
    'day',
    'date',
    'time',
    'startTime',
    'weeks',
    'subgroup',
    'subject',
    'type',
    'rooms',
    'employees',
  ],
  marks: ['cardNumber', 'discipline', 'semester', 'control'],
};
