import { columnGuesser, missingFields, type NamedField, type TableColumns } from './table-import-columns.ts';

/** Finds the table on a sheet: its head, and the rows that are not records. */

/** A field with what the head of its table must contain. */
export interface HeadField extends NamedField {
  readonly need: 'key' | 'new' | 'none';
  readonly insteadOf: readonly string[];
  /** Value of the field in the example of the template; empty for none. */
  readonly example: string;
}

export type SheetRow = readonly string[];

const filled = (row: SheetRow): number => row.filter((cell) => cell !== '').length;

interface Head {
  index: number;
  columns: TableColumns;
}

type Guess = (row: SheetRow) => TableColumns | null;

/** Returns the first two letters of a title, "но" for "№"; empty for a number, because no title begins with one. */
function beginningOf(cell: string): string {
  const letters = cell
    .slice(0, MAX_BEGINNING)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}№]/gu, '');
  if (letters.startsWith('№')) return 'но';
  return /^\d/.test(letters) ? '' : letters.slice(0, 2).replaceAll('ё', 'е');
}
const MAX_BEGINNING = 16;

/** Returns a function that guesses the columns of a row; null when a key field has none. */
function keyGuesser(fields: readonly HeadField[], isExact: boolean): Guess {
  const guess = columnGuesser(fields, isExact);
  const keys = fields.filter(({ need }) => need === 'key');
  // Most rows are records: only those whose cells begin like the titles of the keys are compared with all titles.
  const beginnings = keys.map(({ field, names }) => {
    const whole = fields.filter(({ insteadOf }) => insteadOf.includes(field));
    return new Set([...names, ...whole.flatMap((one) => one.names)].map(beginningOf));
  });
  return (row) => {
    const found = row.map(beginningOf).filter(Boolean);
    if (!beginnings.every((some) => found.some((beginning) => some.has(beginning)))) return null;
    const columns = guess(row);
    return missingFields(fields, 'key', columns).length > 0 ? null : columns;
  };
}

const sizeOf = (columns: TableColumns | null): number => (columns === null ? 0 : Object.keys(columns).length);

/** A row with fewer titles may be a line of text that begins with the name of a key field. */
const MIN_TITLES = 2;

/** Maximum number of rows above a table, in which the head is searched. */
const MAX_ABOVE = 500;

/**
 * Finds the head: the first row with the titles of all key fields. A row with titles of only one field is the head if
 * the table has a single column, or if the rows above are empty.
 */
function findHead(rows: readonly SheetRow[], fields: readonly HeadField[]): Head | null {
  const guess = keyGuesser(fields, false);
  const first = rows.findIndex((row) => filled(row) > 0);
  let single: Head | null = null;
  for (const [index, row] of rows.slice(0, first + MAX_ABOVE).entries()) {
    const columns = guess(row);
    if (columns === null) continue;
    if (sizeOf(columns) >= MIN_TITLES) return { index, columns };
    if (filled(row) === 1 || index === first) single ??= { index, columns };
  }
  return single;
}

/**
 * Returns the line of a head that names most fields, and the first row below the head. The lines of a head are
 * consecutive, and each has the exact titles of the key fields, which are often merged over all lines.
 */
function headLines(
  rows: readonly SheetRow[],
  fields: readonly HeadField[],
  first: Head,
): { head: Head; end: number } {
  const guess = keyGuesser(fields, true);
  let head = first;
  let end = first.index + 1;
  for (; end < rows.length; end += 1) {
    const columns = guess(rows[end] ?? []);
    if (columns === null) break;
    if (sizeOf(columns) > sizeOf(head.columns)) head = { index: end, columns };
  }
  return { head, end };
}

/** Whether a row only numbers the columns, as official forms do below the head: "1", "2", "3". */
const numbersColumns = (row: SheetRow): boolean =>
  filled(row) > 2 && row.every((cell, column) => cell === '' || cell === String(column + 1));

/** Whether a row is the example of the template: it has the example of every key field. */
function isExample(row: SheetRow, fields: readonly HeadField[], columns: TableColumns): boolean {
  const own = fields.filter(
    ({ field, need, insteadOf }) => columns[field] !== undefined && (need === 'key' || insteadOf.length > 0),
  );
  return own.length > 0 && own.every(({ field, example }) => row[columns[field] ?? -1] === example);
}

/** A sheet reduced to its table. */
export interface SheetTable {
  /**
   * The rows with the numbers that the sheet shows. Rows above the head, and rows that repeat the head, number its
   * columns or are the example of the template, are empty. The first row that is not empty is the head.
   */
  rows: readonly SheetRow[];
  /** Number of fields that the head names; 0 when a key field has no title. */
  titles: number;
}

const isSameRow = (row: SheetRow, other: SheetRow): boolean =>
  row.length === other.length && row.every((cell, column) => cell === other[column]);

/** Finds the table on a sheet. Without a head that names the key fields, the first row that is not empty is the head. */
export function tableOn(rows: readonly SheetRow[], fields: readonly HeadField[]): SheetTable {
  const found = findHead(rows, fields);
  if (!found) return { rows, titles: 0 };
  const { head, end } = headLines(rows, fields, found);
  const titles = rows[head.index] ?? [];
  const below = rows.findIndex((row, index) => index >= end && filled(row) > 0);
  const isRecord = (row: SheetRow, index: number): boolean =>
    index >= end &&
    !(index === below && numbersColumns(row)) &&
    !isSameRow(row, titles) &&
    !isExample(row, fields, head.columns);
  return {
    rows: rows.map((row, index) => (index === head.index || isRecord(row, index) ? row : [])),
    titles: sizeOf(head.columns),
  };
}
