import type { TableCheck, TableFault } from '@semestr/api/table-imports';
import { countryName } from '@semestr/core/countries';
import { type IsoDate, dotted } from '@semestr/core/dates';
import { dayName } from '@semestr/core/display';
import { departmentTypeName, isDepartmentType } from '@semestr/core/department-types';
import type { Language } from '@semestr/core/languages';
import type { TableColumns } from '@semestr/core/table-import-columns';
import type { CellForm, TableImportField } from '@semestr/core/table-import-field';
import {
  type DocumentLanguage,
  documentLanguageName,
  type Funding,
  fundingName,
} from '@semestr/core/student-details';
import { orderName } from '@semestr/core/student-order-words';
import type { OrderKind } from '@semestr/core/student-orders';
import type { TableImportKind } from '@semestr/core/table-imports';
import { translator } from '@semestr/core/texts';
import type { Row } from '../../records/store.ts';
import type { CellFault, ImportKind } from './kind.ts';
import type { Directory, Names } from './names.ts';
import type { Cells } from './file/read-file.ts';
import { cellOfRow } from './grid-rows.ts';
import type { RowPlan } from './read-row.ts';
import { tableImportTexts } from './texts.ts';
import { fieldsOf } from './titles.ts';

/** Formats rows for display: their faults and their changes. */

/** A file, with the fields of its columns. */
interface Described {
  kind: TableImportKind;
  cells: Cells;
  columns: TableColumns;
  /** Whether the rows were read from the cells of a timetable. */
  isGrid: boolean;
}

/** Returns the field whose column contains a value; a surname without its own column is in that of the full name. */
function fieldInFile({ kind, columns }: Pick<Described, 'kind' | 'columns'>, field: string): string {
  if (columns[field] !== undefined) return field;
  const whole = fieldsOf(kind).find(
    (one) => one.insteadOf.includes(field) && columns[one.field] !== undefined,
  );
  return whole?.field ?? field;
}

/** Describes the faults of a row. Faults of several fields in one column are described once. */
export function describeFaults(
  row: number,
  faults: readonly CellFault[],
  { kind, cells, columns, isGrid }: Described,
): TableFault[] {
  const cell = isGrid ? cellOfRow(cells, row) : null;
  const described = new Map<string, TableFault>();
  for (const { field: own, reason, about = null } of faults) {
    const field = own === null ? null : fieldInFile({ kind, columns }, own);
    const column = field === null ? null : (columns[field] ?? null);
    const value = column === null ? '' : (cells[row - 1]?.[column] ?? '');
    const key = JSON.stringify([field, reason, about]);
    if (!described.has(key)) described.set(key, { row, cell, field, column, value, reason, about });
  }
  return [...described.values()];
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

type Formatter = (value: unknown, names: Names, language: Language) => Promise<string> | string;

/** Formats ids as names. */
const named =
  (directory: (names: Names) => Promise<Directory<number>>): Formatter =>
  async (value, names) => {
    const { nameOf } = await directory(names);
    return [value].flat().filter(isNumber).map(nameOf).join(', ');
  };

/** Formatters for values that are not displayed unchanged. */
const formatters: Readonly<Partial<Record<CellForm, Formatter>>> = {
  flag: (value, _names, language) => translator(tableImportTexts, language)(value === true ? 'yes' : 'no'),
  // A value in a field of this form has been validated as one.
  date: (value) => dotted(value as IsoDate),
  day: (value, _names, language) => dayName(Number(value), language),
  'department-type': (value, _names, language) =>
    isDepartmentType(value) ? departmentTypeName(value, language) : '',
  // Values in fields of these forms have been validated as such.
  funding: (value, _names, language) => fundingName(value as Funding, language),
  'document-language': (value, _names, language) => documentLanguageName(value as DocumentLanguage, language),
  country: (value, _names, language) => countryName(String(value), language),
  'order-kind': (value, _names, language) => orderName(value as OrderKind, language),
  group: named(({ groups }) => groups()),
  groups: named(({ groups }) => groups()),
  faculty: named(({ faculties }) => faculties()),
  department: named(({ departments }) => departments()),
  building: named(({ buildings }) => buildings()),
  'room-type': named(({ roomTypes }) => roomTypes()),
  'education-form': named(({ educationForms }) => educationForms()),
  speciality: named(({ specialities }) => specialities()),
  employee: named(({ employees }) => employees()),
  employees: named(({ employees }) => employees()),
};

/** Formats a value that is displayed unchanged: a text, a number, or several of them. */
const formatPlain: Formatter = (value) =>
  [value]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .join(', ');

/** Formats a value as in a table; null for an empty one. */
async function inWords(
  form: CellForm,
  value: unknown,
  names: Names,
  language: Language,
): Promise<string | null> {
  if (value === null || value === undefined || value === '') return null;
  return (await (formatters[form] ?? formatPlain)(value, names, language)) || null;
}

/** Describes a row's change to a record: all values of a new one, otherwise the differences. */
export async function describeChange(
  row: number,
  { stored, body, values }: RowPlan,
  {
    kind,
    fields,
    names,
    language,
  }: { kind: ImportKind; fields: readonly TableImportField[]; names: Names; language: Language },
): Promise<Omit<TableCheck['changes'][number], 'cell'>> {
  const before: Row = stored?.body ?? {};
  const changed: TableCheck['changes'][number]['fields'] = [];
  for (const { field, form } of fields) {
    const name = kind.contractFields[field] ?? field;
    const isChanged = stored ? JSON.stringify(before[name]) !== JSON.stringify(body[name]) : name in values;
    // The display name of the record already contains these.
    if (!isChanged || !(name in kind.usual) || typeof body[name] === 'undefined') continue;
    changed.push({
      field,
      from: await inWords(form, before[name], names, language),
      to: await inWords(form, body[name], names, language),
    });
  }
  return {
    row,
    event: stored ? 'update' : 'create',
    name: await kind.nameOf(body, names),
    fields: changed,
  };
}
