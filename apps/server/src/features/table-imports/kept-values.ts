import { roomShort } from '@semestr/core/room-names';
import { contentOf } from '@semestr/core/table-import-cells';
import type { CellForm, TableImportField } from '@semestr/core/table-import-fields';
import { wordKey } from '@semestr/core/table-import-words';
import type { Row } from '../../records/store.ts';
import type { CellFault, ImportKind, Stored } from './kind.ts';
import type { Directory, Names } from './names.ts';

/** Cells that repeat what is stored: they change nothing, even where a new record could not have the value. */

type Repeats = (text: string, value: unknown, names: Names) => Promise<boolean> | boolean;

const partsOf = (text: string): readonly string[] => text.split(/\s*[,;\n]\s*/).filter(Boolean);

/** Whether a name, which several records may have, is that of the stored record. */
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

/** Rooms of lessons are texts: they may be in none of the buildings. */
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

/** Returns the faults of cells without those that repeat the stored value. */
export async function faultsWithoutKept(
  kind: ImportKind,
  fields: readonly TableImportField[],
  cells: Readonly<Record<string, string>>,
  { stored, faults, names }: { stored: Stored | null; faults: readonly CellFault[]; names: Names },
): Promise<CellFault[]> {
  if (!stored) return [...faults];
  const left: CellFault[] = [];
  for (const fault of faults) {
    const field = fields.find((one) => one.field === fault.field);
    if (!field || !(await isKept(field))) left.push(fault);
  }
  return left;

  async function isKept({ field, form }: TableImportField): Promise<boolean> {
    const text = cells[field];
    const value = stored?.body[kind.contractFields[field] ?? field];
    const repeats = comparisons[form] ?? repeatsText;
    return text !== undefined && (await repeats(contentOf(form, text), value, names));
  }
}

/** Returns a text as a file can contain it: with plain line breaks, and without characters that are not visible. */
const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    // oxlint-disable-next-line no-control-regex -- These are the control characters.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .trim();

/** Keeps stored texts that a file cannot contain exactly. */
export function keepTexts(stored: Stored | null, values: Row): void {
  for (const [field, value] of Object.entries(values)) {
    const kept = stored?.body[field];
    if (typeof value === 'string' && typeof kept === 'string' && plainText(kept) === plainText(value))
      values[field] = kept;
  }
}

/** Whether a row has only values that are stored. */
export const hasOnlyStored = ({ body }: Stored, values: Row): boolean =>
  Object.entries(values).every(([field, value]) => JSON.stringify(value) === JSON.stringify(body[field]));
