import { tableLimits } from '@semestr/api/table-imports';
import { parse } from 'csv-parse/sync';
import { fileTypeFromBuffer } from 'file-type';
import { XLSX } from '@semestr/api/endpoint';
import { invalidField } from '../../../http/refuse.ts';
import { unpacksTo } from './unpacked.ts';

/** The cells of a file as texts, the head the first row. Rows keep their numbers: an empty one is `[]`. */
export type Cells = readonly (readonly string[])[];

/** A workbook of 5,000 rows is a tenth of this when it is unpacked. */
const MAX_UNPACKED = 64 * 1024 * 1024;
const MAX_CELL = 4000;

/** A time of day is a moment before the calendar of workbooks begins. */
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

/** What a database can store of a cell, without the spaces around it. */
const storable = (text: string): string =>
  text.slice(0, MAX_CELL).toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').trim();

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell === '');

async function ofWorkbook(bytes: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  if (!unpacksTo(bytes, MAX_UNPACKED)) throw invalidField('file');
  // Loaded with the first: few servers import tables every day.
  const { readSheet } = await import('read-excel-file/node');
  try {
    return await readSheet(Buffer.from(bytes));
  } catch {
    // An archive that says it is a workbook, and is none that can be read.
    throw invalidField('file');
  }
}

/** A text in UTF-8 or UTF-16, else as Excel in Russian writes it. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

const delimiters = [';', '\t', ','] as const;

/** By what the cells are parted: of what the first line has most. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';';
}

function ofText(bytes: Uint8Array): readonly (readonly unknown[])[] {
  const text = decoded(bytes);
  // No text has these: it is a file of another kind.
  if (text.includes('\0')) throw invalidField('file');
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: tableLimits.rows + 2,
    });
  } catch {
    throw invalidField('file');
  }
}

async function rowsOf(bytes: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === XLSX) return ofWorkbook(bytes);
  if (type) throw invalidField('file');
  return ofText(bytes);
}

/** The cells of a workbook's first sheet, or of a CSV file; 400 with the field `file` where it is neither, or too large. */
export async function readTable(bytes: Uint8Array): Promise<Cells> {
  if (bytes.length > tableLimits.bytes) throw invalidField('file', 'too-big');
  const rows = (await rowsOf(bytes)).map((row) => {
    const cells = row.map((cell) => storable(textOf(cell)));
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  });
  const first = rows.findIndex((row) => !isEmpty(row));
  const table = rows.slice(Math.max(0, first), rows.findLastIndex((row) => !isEmpty(row)) + 1);
  if (table.length < 2) throw invalidField('file', 'required');
  if (table.length - 1 > tableLimits.rows || table.some((row) => row.length > tableLimits.columns))
    throw invalidField('file', 'too-big');
  return table;
}
