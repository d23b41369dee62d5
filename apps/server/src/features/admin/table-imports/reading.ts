import { fieldReasonOf } from '@semestr/api/issues';
import { readCell } from '@semestr/core/table-import-cells';
import type { CellForm, TableImportField } from '@semestr/core/table-import-fields';
import { tableImportFaultReasons } from '@semestr/core/table-imports';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import type { Row } from '../store.ts';
import { type CellFault, type ImportKind, isFault, type Stored } from './kind.ts';
import type { Directory, Found, Names } from './names.ts';

/** What a row of a file wants: a record as it is and as it is to be, or what is wrong. */

/** The cells of a row that have something in them, by their fields. */
export type RowCells = Readonly<Record<string, string>>;

export interface Wanted {
  stored: Stored | null;
  /** What the row says, by fields of the contract. */
  values: Row;
  /** The whole record that is to be stored, as the call takes it. */
  body: Row;
}

type Resolved = { value: unknown } | { reason: CellFault['reason'] };

const resolved = (found: Found<number | string>): Resolved =>
  'id' in found ? { value: found.id } : { reason: found.fault };

/** The first fault of several, else their ids. */
function all(found: readonly Found<number | string>[]): Resolved {
  const ids: (number | string)[] = [];
  for (const one of found)
    if ('id' in one) ids.push(one.id);
    else return { reason: one.fault };
  return { value: ids };
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];

type Resolve = (value: unknown, names: Names, before: Row) => Promise<Resolved>;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One that a cell names. */
const named =
  (directory: (names: Names) => Promise<Directory<number>>): Resolve =>
  async (value, names) =>
    resolved((await directory(names)).find(textIn(value)));

/** Several that a cell names. */
const allNamed =
  (directory: (names: Names) => Promise<Directory<number | string>>): Resolve =>
  async (value, names) => {
    const { find } = await directory(names);
    return all(textsIn(value).map((part) => find(part)));
  };

/** How the cells of a form stand for others, by their ids; the values of other forms stay as they are. */
const resolvers: Readonly<Partial<Record<CellForm, Resolve>>> = {
  group: named(({ groups }) => groups()),
  faculty: named(({ faculties }) => faculties()),
  department: named(({ departments }) => departments()),
  employee: named(({ employees }) => employees()),
  'education-form': named(({ educationForms }) => educationForms()),
  // Of the faculty and the form of education that the row has named before.
  speciality: async (value, names, { facultyId, formId }) => {
    const { find, byId } = await names.specialities();
    return resolved(
      find(textIn(value), (id) => {
        const one = byId.get(id);
        return (
          (facultyId === undefined || one?.facultyId === facultyId) &&
          (formId === undefined || one?.formId === formId)
        );
      }),
    );
  },
  groups: allNamed(({ groups }) => groups()),
  employees: allNamed(({ employees }) => employees()),
  rooms: allNamed(({ rooms }) => rooms()),
};

const asItIs: Resolve = (value) => Promise.resolve({ value });

/** Reads the cells of a row: values by fields of the contract, and what is wrong with cells. */
async function readCells(
  kind: ImportKind,
  fields: readonly TableImportField[],
  cells: RowCells,
  names: Names,
): Promise<{ values: Row; faults: CellFault[] }> {
  const values: Row = {};
  const faults: CellFault[] = [];
  for (const { field, form, need } of fields) {
    const text = cells[field];
    if (text === undefined) {
      if (need === 'key') faults.push({ field, reason: 'required' });
      continue;
    }
    const value = readCell(form, text);
    const resolve: Resolve = resolvers[form] ?? asItIs;
    const found: Resolved = value === null ? { reason: 'format' } : await resolve(value, names, values);
    if ('reason' in found) faults.push({ field, reason: found.reason });
    else values[kind.contractFields[field] ?? field] = found.value;
  }
  return { values, faults };
}

/** The field of the file that stands for one of the contract; null where none does. */
function fileField(kind: ImportKind, fields: readonly TableImportField[], path: string): string | null {
  const [name] = path.split('.');
  const found = fields.find(({ field }) => (kind.contractFields[field] ?? field) === name);
  return found?.field ?? null;
}

/** What is wrong with fields of the contract, by the fields of the file. */
export const inFile = (
  kind: ImportKind,
  fields: readonly TableImportField[],
  faults: readonly { field: string; reason: CellFault['reason'] }[],
): CellFault[] => {
  const found = new Map<string | null, CellFault>();
  for (const { field, reason } of faults) {
    const own = fileField(kind, fields, field);
    if (!found.has(own)) found.set(own, { field: own, reason });
  }
  return [...found.values()];
};

/** What the contract has against a body; it is converted as the call would do it. */
function checked(
  kind: ImportKind,
  fields: readonly TableImportField[],
  { stored, body }: { stored: Stored | null; body: Row },
): { body: Row } | { faults: CellFault[] } {
  const schema = stored ? kind.calls.update.body : kind.calls.create.body;
  if (!schema) throw new Error('What is stored has a body');
  const parsed = z.safeParse(schema, stored ? { ...body, version: stored.version } : body, {
    reportInput: true,
  });
  if (!parsed.success)
    return {
      faults: inFile(
        kind,
        fields,
        parsed.error.issues.map((issue) => ({
          field: issue.path.join('.'),
          reason: ownReason(fieldReasonOf(issue)),
        })),
      ),
    };
  // Parsed by the call's own schema, an object.
  const { version: _read, ...values } = parsed.data as Row;
  return { body: values };
}

/** The reasons that a cell may have; the others are of passwords, reports and other sites. */
export const ownReason = (reason: ReturnType<typeof fieldReasonOf>): CellFault['reason'] =>
  tableImportFaultReasons.find((own) => own === reason) ?? 'format';

/** What a row wants, or all that is wrong with it. */
export async function readRow(
  kind: ImportKind,
  fields: readonly TableImportField[],
  cells: RowCells,
  at: { tx: Database; names: Names; isTaken: (id: number) => boolean },
): Promise<Wanted | { faults: CellFault[] }> {
  const { values, faults } = await readCells(kind, fields, cells, at.names);
  const keys = new Set<string | null>(fields.flatMap(({ field, need }) => (need === 'key' ? field : [])));
  if (faults.some(({ field }) => keys.has(field))) return { faults };
  const found = await kind.find({ ...at, values });
  if (isFault(found)) return { faults: [...faults, found] };
  const known = Object.fromEntries(Object.entries(values).filter(([field]) => field in kind.usual));
  const result = checked(kind, fields, {
    stored: found,
    body: { ...(found ? found.body : kind.usual), ...known },
  });
  if ('body' in result && faults.length === 0) return { stored: found, values: known, body: result.body };
  const told = new Set(faults.map(({ field }) => field));
  const more = 'faults' in result ? result.faults.filter(({ field }) => !told.has(field)) : [];
  return { faults: [...faults, ...more] };
}
