import type { TableCheck, TableFault } from '@semestr/api/table-imports';
import { type IsoDate, dotted } from '@semestr/core/dates';
import { dayName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import type { TableColumns } from '@semestr/core/table-import-columns';
import type { CellForm, TableImportField } from '@semestr/core/table-import-fields';
import { translator } from '@semestr/core/texts';
import type { Row } from '../store.ts';
import type { CellFault, ImportKind } from './kind.ts';
import type { Directory, Names } from './names.ts';
import type { Cells } from './file/read-file.ts';
import type { Wanted } from './reading.ts';
import { tableImportTexts } from './texts.ts';

/** Rows in words: what is wrong with them, and what they change. */

export const toldFaults = (
  row: number,
  faults: readonly CellFault[],
  { cells, columns }: { cells: Cells; columns: TableColumns },
): TableFault[] =>
  faults.map(({ field, reason, about = null }) => {
    const column = field === null ? null : (columns[field] ?? null);
    const value = column === null ? '' : (cells[row - 1]?.[column] ?? '');
    return { row, field, column, value, reason, about };
  });

const isNumber = (value: unknown): value is number => typeof value === 'number';

type Tell = (value: unknown, names: Names, language: Language) => Promise<string> | string;

/** The names of those whose ids a field has. */
const named =
  (directory: (names: Names) => Promise<Directory<number>>): Tell =>
  async (value, names) => {
    const { nameOf } = await directory(names);
    return [value].flat().filter(isNumber).map(nameOf).join(', ');
  };

/** How the values of a form are told, where they are not told as they are. */
const tellers: Readonly<Partial<Record<CellForm, Tell>>> = {
  flag: (value, _names, language) => translator(tableImportTexts, language)(value === true ? 'yes' : 'no'),
  // What stands in a field of this form has passed for one.
  date: (value) => dotted(value as IsoDate),
  day: (value, _names, language) => dayName(Number(value), language),
  group: named(({ groups }) => groups()),
  groups: named(({ groups }) => groups()),
  faculty: named(({ faculties }) => faculties()),
  speciality: named(({ specialities }) => specialities()),
  employee: named(({ employees }) => employees()),
  employees: named(({ employees }) => employees()),
};

/** A value that is told as it is: a text, a number, or several of them. */
const asItIs: Tell = (value) =>
  [value]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .join(', ');

/** A value as a table would have it; null for nothing. */
async function inWords(
  form: CellForm,
  value: unknown,
  names: Names,
  language: Language,
): Promise<string | null> {
  if (value === null || value === undefined || value === '') return null;
  return (await (tellers[form] ?? asItIs)(value, names, language)) || null;
}

/** What a row makes of a record: of a new one all that it says, of another what differs. */
export async function toldChange(
  row: number,
  { stored, body, values }: Wanted,
  {
    kind,
    fields,
    names,
    language,
  }: { kind: ImportKind; fields: readonly TableImportField[]; names: Names; language: Language },
): Promise<TableCheck['changes'][number]> {
  const before: Row = stored?.body ?? {};
  const told: TableCheck['changes'][number]['fields'] = [];
  for (const { field, form } of fields) {
    const name = kind.contractFields[field] ?? field;
    const isTold = stored ? JSON.stringify(before[name]) !== JSON.stringify(body[name]) : name in values;
    // The record's own name says whose these are.
    if (!isTold || !(name in kind.usual) || typeof body[name] === 'undefined') continue;
    told.push({
      field,
      from: await inWords(form, before[name], names, language),
      to: await inWords(form, body[name], names, language),
    });
  }
  return {
    row,
    event: stored ? 'update' : 'create',
    name: await kind.nameOf(body, names),
    fields: told,
  };
}
