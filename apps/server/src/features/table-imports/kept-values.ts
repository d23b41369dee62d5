import { roomShort } from '@semestr/core/room-names';
import { contentOf } from '@semestr/core/table-import-cells';
import type { CellForm, TableImportField } from '@semestr/core/table-import-field';
import { wordKey } from '@semestr/core/table-import-words';
import type { Row } from '../../records/store.ts';
import type { CellFault, ImportKind, Stored } from './kind.ts';
import type { Directory, Names } from './names.ts';

/** Cells that repeat stored values. They change nothing, even if a new record could not have the value. */

type Repeats = (text: string, value: unknown, names: Names) => Promise<boolean> | boolean;

const partsOf = (text: string): readonly string[] => text.split(/\s*[,;\n]\s*/).filter(Boolean);

/** Whether a name, which several records may have, is the name of the stored record. */
const repeatsName =
  (directory: (names: Names) => Promise<Directory<number>>): Repeats =>
  async (text, value, names) =>
    typeof value === 'number' && 'id' in (await directory(names)).find(text, (id) => id === value);

const repeatsEmployees: Repeats = async (text, value, names) => {
  if (!Array.isArray(value)) return false;
  const { find, nameOf } = await names.employees();
  if (value.map(nameOf).join(', ') === text) return true;
  const parts = partsOf(text);
  return (
    parts.length === value.length &&
    parts.every((part, index) => 'id' in find(part, (id) => id === value[index]))
  );
};

const roomKey = (label: unknown): string => wordKey(roomShort(String(label)));

/** Rooms of lessons are texts, which may be in none of the buildings. */
const repeatsRooms: Repeats = (text, value) =>
  Array.isArray(value) &&
  (value.join(', ') === text || partsOf(text).map(roomKey).join() === value.map(roomKey).join());

const repeatsText: Repeats = (text, value) =>
  (typeof value === 'string' || typeof value === 'number') && wordKey(text) === wordKey(String(value));

const comparisons: Readonly<Partial<Record<CellForm, Repeats>>> = {
  group: repeatsName(({ groups }) => groups()),
  faculty: repeatsName(({ faculties }) => faculties()),
  speciality: repeatsName(({ specialities }) => specialities()),
  department: repeatsName(({ departments }) => departments()),
  building: repeatsName(({ buildings }) => buildings()),
  'room-type': repeatsName(({ roomTypes }) => roomTypes()),
  employee: repeatsName(({ employees }) => employees()),
  employees: repeatsEmployees,
  rooms: repeatsRooms,
};

/** Returns the faults of cells, without those of cells that repeat the stored value. */
export async function faultsWithoutKept(
  kind: ImportKind,
  fields: readonly TableImportField[],
  cells: Readonly<Record<string, string>>,
  { stored, faults, names }: { stored: Stored | null; faults: readonly CellFault[]; names: Names },
): Promise<CellFault[]> {
  if (!stored) return [...faults];
  const remaining: CellFault[] = [];
  for (const fault of faults) {
    const field = fields.find((one) => one.field === fault.field);
    if (!field || !(await isKept(field))) remaining.push(fault);
  }
  return remaining;

  async function isKept({ field, form }: TableImportField): Promise<boolean> {
    const text = cells[field];
    const value = stored?.body[kind.contractFields[field] ?? field];
    const repeats = comparisons[form] ?? repeatsText;
    return text !== undefined && (await repeats(contentOf(form, text), value, names));
  }
}

/** Returns a text as a file can contain it: with plain line breaks, and without invisible characters. */
const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    // oxlint-disable-next-line no-control-regex -- These are the control characters.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .trim();

/**
 * Keeps stored texts that a file cannot contain exactly, and those that the cell repeats, so that "н/я" of another
 * system is not replaced by "неявка".
 */
export function keepTexts(
  { contractFields }: ImportKind,
  fields: readonly TableImportField[],
  { stored, values, cells }: { stored: Stored | null; values: Row; cells: Readonly<Record<string, string>> },
): void {
  const keep = (field: string, text: unknown): void => {
    const storedText = stored?.body[field];
    if (
      typeof text === 'string' &&
      typeof storedText === 'string' &&
      field in values &&
      plainText(storedText) === plainText(text)
    )
      values[field] = storedText;
  };
  for (const [field, value] of Object.entries(values)) keep(field, value);
  for (const { field, form } of fields)
    if (cells[field] !== undefined) keep(contractFields[field] ?? field, contentOf(form, cells[field]));
}

/** Whether a row contains only stored values. */
export const hasOnlyStored = ({ body }: Stored, values: Row): boolean =>
  Object.entries(values).every(([field, value]) => JSON.stringify(value) === JSON.stringify(body[field]));
