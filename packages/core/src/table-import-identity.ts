import type { TableImportFieldKey } from './table-import-fields.ts';
import type { TableImportKind } from './table-imports.ts';

/** The cells of a table by which records are found. */

/** Fields that are only used to find a record: their cells are not stored, and every import says so. */
export const tableImportLookups = [
  'groups.educationForm',
  'positions.urlId',
  'disciplines.educationForm',
  'marks.semester',
  'marks.control',
  'student-orders.fullName',
  'student-orders.group',
] as const satisfies readonly TableImportFieldKey[];

/** The cells that identify a row of each type. Two rows must not refer to the same record. */
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
    'post',
  ],
  departments: ['abbrev', 'name', 'parent'],
  specialities: ['faculty', 'educationForm', 'code', 'abbrev', 'name'],
  disciplines: ['educationForm', 'speciality', 'semester', 'abbrev', 'control', 'isForeign'],
  positions: ['urlId', 'employee', 'department', 'title'],
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
  'student-orders': ['cardNumber', 'fullName', 'group', 'from'],
};
