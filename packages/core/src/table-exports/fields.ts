import { fullName } from '../display.ts';
import type { TableImportKind } from '../table-imports.ts';
import type { FindReferred, TableRecords } from './records.ts';

/** Fields of exported tables: those that an import reads, so that an exported file can be edited and imported again. */

/** Value of a field, before it is formatted as a cell. */
export type ExportValue = string | number | boolean | readonly (string | number)[] | null | undefined;

export interface ExportField<R> {
  /** The field of the import. */
  readonly field: string;
  /** The field of the record in whose column a list shows the value. */
  readonly source: string;
  readonly value: (record: R, find: FindReferred) => ExportValue;
}

/** A field that the record has under the same name, or one with its value. */
type Entry<R> = (keyof R & string) | ExportField<R>;

/** Parts of a name, which a list shows in the column of the surname. */
const nameParts = [
  'lastName',
  { field: 'firstName', source: 'lastName', value: ({ firstName }) => firstName },
  { field: 'middleName', source: 'lastName', value: ({ middleName }) => middleName },
] as const satisfies readonly Entry<TableRecords['students' | 'employees']>[];

const personIn = (find: FindReferred, id: number | null): string => {
  const person = id === null ? undefined : find('employees', id);
  return person ? fullName(person) : '';
};

/** A speciality is named with its code, because the old and the new code of a speciality have the same abbreviation. */
const ofSpeciality: readonly ExportField<{ readonly specialityId: number }>[] = [
  {
    field: 'educationForm',
    source: 'specialityId',
    value: ({ specialityId }, find) => {
      const speciality = find('specialities', specialityId);
      return speciality && find('education-forms', speciality.formId)?.name;
    },
  },
  {
    field: 'speciality',
    source: 'specialityId',
    value: ({ specialityId }, find) => {
      const { abbrev, code } = find('specialities', specialityId) ?? {};
      return [abbrev, code].filter(Boolean).join(', ');
    },
  },
];

const entries: { readonly [K in TableImportKind]: readonly Entry<TableRecords[K]>[] } = {
  students: [
    'cardNumber',
    ...nameParts,
    'birthDate',
    { field: 'group', source: 'groupName', value: ({ groupName }) => groupName },
    'subgroup',
    'phone',
    'email',
    'isGroupHead',
    'canStudentNote',
    'hasProfiling',
    'belarusianLastName',
    'belarusianFirstName',
    'belarusianMiddleName',
    'funding',
    'citizenship',
    'documentLanguage',
  ],
  groups: [
    'name',
    {
      field: 'faculty',
      source: 'facultyId',
      value: ({ facultyId }, find) => find('faculties', facultyId)?.abbrev,
    },
    ...ofSpeciality,
    'course',
    'degree',
    'size',
    { field: 'curator', source: 'curatorId', value: ({ curatorId }, find) => personIn(find, curatorId) },
    'calendarId',
  ],
  employees: [...nameParts, 'email', 'urlId', 'degree', 'degreeAbbrev', 'rank'],
  positions: [
    {
      field: 'urlId',
      source: 'employeeId',
      value: ({ employeeId }, find) => find('employees', employeeId)?.urlId,
    },
    {
      field: 'employee',
      source: 'employeeId',
      value: ({ employeeId }, find) => personIn(find, employeeId),
    },
    {
      field: 'department',
      source: 'departmentId',
      value: ({ departmentId }, find) => find('departments', departmentId)?.abbrev,
    },
    'title',
    'isHead',
    'phone',
    'room',
    'building',
    'address',
    'order',
  ],
  departments: [
    'name',
    'abbrev',
    'type',
    {
      field: 'parent',
      source: 'parentId',
      value: ({ parentId }, find) => (parentId === null ? null : find('departments', parentId)?.abbrev),
    },
    'code',
    'urlId',
  ],
  specialities: [
    'name',
    'abbrev',
    'code',
    {
      field: 'faculty',
      source: 'facultyId',
      value: ({ facultyId }, find) => find('faculties', facultyId)?.abbrev,
    },
    {
      field: 'educationForm',
      source: 'formId',
      value: ({ formId }, find) => find('education-forms', formId)?.name,
    },
  ],
  disciplines: [...ofSpeciality, 'semester', 'abbrev', 'name', 'hours', 'credits', 'control', 'isForeign'],
  rooms: [
    'name',
    {
      field: 'building',
      source: 'buildingId',
      value: ({ buildingId }, find) => find('buildings', buildingId)?.name,
    },
    { field: 'type', source: 'typeId', value: ({ typeId }, find) => find('room-types', typeId)?.name },
    'capacity',
    {
      field: 'department',
      source: 'departmentId',
      value: ({ departmentId }, find) =>
        departmentId === null ? null : find('departments', departmentId)?.abbrev,
    },
    'note',
  ],
  lessons: [
    'term',
    {
      field: 'groups',
      source: 'groupIds',
      value: ({ groupIds }, find) => groupIds.map((id) => find('groups', id)?.name ?? ''),
    },
    'day',
    'date',
    'startTime',
    // A time without the end would be read as a range.
    { field: 'endTime', source: 'startTime', value: ({ endTime }) => endTime },
    'weeks',
    'subgroup',
    'subject',
    'subjectFull',
    'type',
    'rooms',
    {
      field: 'employees',
      source: 'employeeIds',
      value: ({ employeeIds }, find) => employeeIds.map((id) => personIn(find, id)),
    },
    'note',
    'startDate',
    'endDate',
    'isExam',
  ],
  marks: [
    {
      field: 'cardNumber',
      source: 'studentId',
      value: ({ studentId }, find) => find('students', studentId)?.cardNumber,
    },
    {
      field: 'discipline',
      source: 'disciplineId',
      value: ({ disciplineId }, find) => find('disciplines', disciplineId)?.abbrev,
    },
    {
      field: 'semester',
      source: 'disciplineId',
      value: ({ disciplineId }, find) => find('disciplines', disciplineId)?.semester,
    },
    {
      field: 'control',
      source: 'disciplineId',
      value: ({ disciplineId }, find) => find('disciplines', disciplineId)?.control,
    },
    'mark',
    'date',
    { field: 'teacher', source: 'teacherId', value: ({ teacherId }, find) => personIn(find, teacherId) },
    'retakes',
    'isDifference',
  ],
  'student-orders': [
    {
      field: 'cardNumber',
      source: 'studentId',
      value: ({ studentId }, find) => find('students', studentId)?.cardNumber,
    },
    'kind',
    'number',
    'date',
    'from',
    'until',
    'reason',
  ],
};

const fieldOf = <R>(entry: Entry<R>): ExportField<R> =>
  typeof entry === 'string'
    ? // The fields of these records have values of cells.
      { field: entry, source: entry, value: (record) => record[entry] as ExportValue }
    : entry;

/** Returns the fields of a kind in the order of its table; they only receive records of this kind. */
export const exportFieldsOf = (kind: TableImportKind): readonly ExportField<never>[] =>
  entries[kind].map((entry: Entry<never>) => fieldOf(entry));
