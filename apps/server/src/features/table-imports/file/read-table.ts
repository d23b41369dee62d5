import { parse } from 'csv-parse/sync';
import { fileTypeFromBuffer } from 'file-type';
import { MAX_CELLS } from './bounded-sheet.ts';
import { readWorkbook, type TableReason } from './read-workbook.ts';

/** Runs in a separate thread (`table-thread.ts`): it does not load the contract, which takes longer than the table. */

/** The cells of a file as text, with the header in the first row. Rows keep their numbers: an empty row is `[]`. */
export type Cells = readonly (readonly string[])[];

export interface TableLimits {
  rows: number;
  columns: number;
}

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAX_CELL = 4000;

/** A time of day is an instant before the first date of a workbook's calendar. */
const FIRST_DAY = Date.UTC(1900, 0, 1);

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    if (Number.isNaN(cell.getTime())) return '';
    const text = cell.toISOString();
    return cell.getTime() < FIRST_DAY
      ? text.slice(11, 16)
      : text.slice(0, text.endsWith('T00:00:00.000Z') ? 10 : 16);
  }
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell)
    : '';
}

/** Returns the part of a cell that a database can store, trimmed. */
const storable = (text: string): string =>
  text.slice(0, MAX_CELL).toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').trim();

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell === '');

/** Decodes a text as UTF-8 or UTF-16, otherwise in the encoding of Russian Excel. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

const delimiters = [';', '\t', ','] as const;

/** Counts a character in a text; stops beyond the limit. */
function occurrences(text: string, character: string, limit: number): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0 && count <= limit; at = text.indexOf(character, at + 1))
    count += 1;
  return count;
}

/** Detects the delimiter of the cells and its count: the most frequent candidate in the first line. */
function delimiterOf(text: string): { delimiter: string; count: number } {
  const [line = ''] = text.split('\n', 1);
  const counts = delimiters.map((delimiter) => occurrences(line, delimiter, MAX_CELLS));
  const delimiter = delimiters[counts.indexOf(Math.max(...counts))] ?? ';';
  return { delimiter, count: occurrences(text, delimiter, MAX_CELLS) };
}

function ofText(bytes: Uint8Array, { rows }: TableLimits): readonly (readonly unknown[])[] | TableReason {
  const text = decoded(bytes);
  // A null character never occurs in text: the file has another format.
  if (text.includes('\0')) return 'format';
  const { delimiter, count } = delimiterOf(text);
  if (count > MAX_CELLS) return 'too-big';
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: rows + 2,
    });
  } catch {
    return 'format';
  }
}

async function rowsOf(
  bytes: Uint8Array,
  limits: TableLimits,
): Promise<readonly (readonly unknown[])[] | TableReason> {
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === WORKBOOK) return readWorkbook(bytes, limits.rows);
  return type ? 'format' : ofText(bytes, limits);
}

/** Reads the cells of a workbook's first sheet, or of a CSV file; returns the reason when they cannot be imported. */
export async function tableIn(bytes: Uint8Array, limits: TableLimits): Promise<Cells | TableReason> {
  const found = await rowsOf(bytes, limits);
  if (typeof found === 'string') return found;
  const rows = found.map((row) => {
    const cells = row.map((cell) => storable(textOf(cell)));
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  });
  const first = rows.findIndex((row) => !isEmpty(row));
  const table = rows.slice(Math.max(0, first), rows.findLastIndex((row) => !isEmpty(row)) + 1);
  if (table.length < 2) return 'required';
  const fits = table.length - 1 <= limits.rows && table.every((row) => row.length <= limits.columns);
  return fits ? table : 'too-big';
}
