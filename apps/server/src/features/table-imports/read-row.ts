import { fieldReasonOf } from '@semestr/api/issues';
import { isPostOnly } from '@semestr/core/names/query';
import { readCell } from '@semestr/core/table-import-cells';
import type { CellForm, TableImportField } from '@semestr/core/table-import-field';
import { tableImportFaultReasons } from '@semestr/core/table-imports';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import type { Row } from '../../records/store.ts';
import { type CellFault, type ImportKind, isFault, type Stored } from './kind.ts';
import { faultsWithoutKept, hasOnlyStored, keepTexts } from './kept-values.ts';
import type { Directory, Found, Names } from './names.ts';

/** Parses a row of a file: the record before and after, or the faults. */

/** The non-empty cells of a row, by field. */
export type RowCells = Readonly<Record<string, string>>;

export interface RowPlan {
  stored: Stored | null;
  /** The values of the row, by fields of the contract. */
  values: Row;
  /** The complete record to be stored, in the form of the call's body. */
  body: Row;
}

type Resolved = { value: unknown } | { reason: CellFault['reason'] };

const resolved = (found: Found<number | string>): Resolved =>
  'id' in found ? { value: found.id } : { reason: found.fault };

/** Returns the first fault, otherwise all ids. */
function allOrFault(found: readonly Found<number | string>[]): Resolved {
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

/** Resolves one name in a cell. */
const named =
  (directory: (names: Names) => Promise<Directory<number>>): Resolve =>
  async (value, names) =>
    resolved((await directory(names)).find(textIn(value)));

/** Resolves several names in a cell. */
const allNamed =
  (directory: (names: Names) => Promise<Directory<number | string>>): Resolve =>
  async (value, names) => {
    const { find } = await directory(names);
    return allOrFault(textsIn(value).map((part) => find(part)));
  };

/** Resolvers for types of cells that contain names; values of other types are not changed. */
const resolvers: Readonly<Partial<Record<CellForm, Resolve>>> = {
  group: named(({ groups }) => groups()),
  faculty: named(({ faculties }) => faculties()),
  department: named(({ departments }) => departments()),
  building: named(({ buildings }) => buildings()),
  'room-type': named(({ roomTypes }) => roomTypes()),
  // Employees with the same name are distinguished by the page address, which a table of posts has too.
  employee: async (value, names, { urlId }) => {
    const { find, byAddress } = await names.employees();
    if (typeof urlId !== 'string') return resolved(find(textIn(value)));
    const id = byAddress.get(urlId);
    return id === undefined ? { reason: 'unknown' } : { value: id };
  },
  'education-form': named(({ educationForms }) => educationForms()),
  // Uses the faculty and the form of education resolved earlier in the row.
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
  // In "к.т.н., доц. Образцов И.Л." only the second part is a person.
  employees: (value, names, before) =>
    allNamed(({ employees }) => employees())(
      textsIn(value).filter((part) => !isPostOnly(part)),
      names,
      before,
    ),
  rooms: allNamed(({ rooms }) => rooms()),
};

const asItIs: Resolve = (value) => Promise.resolve({ value });

/** Parses the cells of a row to values by fields of the contract, or faults of cells. */
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
      const isInAnother = fields.some(
        (one) => one.insteadOf.includes(field) && cells[one.field] !== undefined,
      );
      if (need === 'key' && !isInAnother) faults.push({ field, reason: 'required' });
      continue;
    }
    const value = readCell(form, text);
    const resolve: Resolve = resolvers[form] ?? asItIs;
    const found: Resolved = value === null ? { reason: 'format' } : await resolve(value, names, values);
    if ('reason' in found) faults.push({ field, reason: found.reason });
    else values[kind.contractFields[field] ?? field] = found.value;
  }
  addParts(fields, values);
  return { values, faults };
}

/** Adds the parts of values that replace several fields. Fields with their own value keep it. */
function addParts(fields: readonly TableImportField[], values: Row): void {
  for (const { field, insteadOf } of fields) {
    const whole = values[field];
    if (insteadOf.length === 0 || typeof whole !== 'object' || whole === null) continue;
    for (const [part, value] of Object.entries(whole)) if (insteadOf.includes(part)) values[part] ??= value;
  }
}

/** Returns the field of the file for a field of the contract; null when there is none. */
function fileField(kind: ImportKind, fields: readonly TableImportField[], path: string): string | null {
  const [name] = path.split('.');
  const found = fields.find(({ field }) => (kind.contractFields[field] ?? field) === name);
  return found?.field ?? null;
}

/** Maps faults of the contract's fields to fields of the file. */
export const toFileFaults = (
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

/** Validates a body against the contract, with the same conversions as the call. */
function validateBody(
  kind: ImportKind,
  fields: readonly TableImportField[],
  { stored, body }: { stored: Stored | null; body: Row },
): { body: Row } | { faults: CellFault[] } {
  const schema = stored ? kind.calls.update.body : kind.calls.create.body;
  if (!schema) throw new Error('The call has no body');
  const whole = stored ? { ...body, version: stored.version } : body;
  const parsed = [schema, kind.beside ?? z.object({})].map((one) =>
    z.safeParse(one, whole, { reportInput: true }),
  );
  const issues = parsed.flatMap(({ error }) => error?.issues ?? []);
  if (issues.length > 0)
    return {
      faults: toFileFaults(
        kind,
        fields,
        issues.map((issue) => ({
          field: issue.path.join('.'),
          reason: ownReason(fieldReasonOf(issue)),
        })),
      ),
    };
  // Parsed by the schemas of the call and of its additional fields, which are objects.
  const { version: _read, ...values } = Object.assign({}, ...parsed.map(({ data }) => data)) as Row;
  return { body: values };
}

/** Maps a reason to one of cells. Other reasons are only for passwords, reports and other sites. */
export const ownReason = (reason: ReturnType<typeof fieldReasonOf>): CellFault['reason'] =>
  tableImportFaultReasons.find((own) => own === reason) ?? 'format';

/** Parses a row; returns the record to be stored, or all faults. */
export async function readRow(
  kind: ImportKind,
  fields: readonly TableImportField[],
  cells: RowCells,
  at: { tx: Database; names: Names; isTaken: (id: number) => boolean },
): Promise<RowPlan | { faults: CellFault[] }> {
  const { values, faults: ofCells } = await readCells(kind, fields, cells, at.names);
  const keyFields = fields.filter(({ need }) => need === 'key').map(({ field }) => field);
  const keys = new Set<string | null>([
    ...keyFields,
    ...fields.flatMap(({ field, insteadOf }) =>
      keyFields.some((key) => insteadOf.includes(key)) ? field : [],
    ),
  ]);
  if (ofCells.some(({ field }) => keys.has(field))) return { faults: ofCells };
  const found = await kind.find({ ...at, values });
  if (isFault(found)) {
    const isNew = ofCells.every(({ field }) => field !== found.field);
    return { faults: isNew ? [...ofCells, found] : ofCells };
  }
  const faults = await faultsWithoutKept(kind, fields, cells, {
    stored: found,
    faults: ofCells,
    names: at.names,
  });
  keepTexts(kind, fields, { stored: found, values, cells });
  const usualValues = Object.fromEntries(Object.entries(values).filter(([field]) => field in kind.usual));
  // Unchanged values may come from another system, and would be rejected by the contract.
  if (found && faults.length === 0 && hasOnlyStored(found, usualValues))
    return { stored: found, values: usualValues, body: found.body };
  const result = validateBody(kind, fields, {
    stored: found,
    body: { ...(found ? found.body : kind.usual), ...usualValues },
  });
  if ('body' in result && faults.length === 0)
    return { stored: found, values: usualValues, body: result.body };
  const faulty = new Set(
    faults.flatMap(({ field }) => [field, ...(fields.find((one) => one.field === field)?.insteadOf ?? [])]),
  );
  const more = 'faults' in result ? result.faults.filter(({ field }) => !faulty.has(field)) : [];
  return { faults: [...faults, ...more] };
}
