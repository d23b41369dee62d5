import type { GridSheet } from '@semestr/core/timetable-grid/matrix';
import { fileTypeFromBuffer } from 'file-type';
import { type MeasureHead, readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import type { RawSheet, SheetRows, TableReason } from './sheets.ts';

/** Reads the visible sheets of a file as texts. */

/**
 * The cells of a table as text. Rows keep the numbers that a spreadsheet shows: empty rows, and rows that do not belong
 * to the table, are `[]`. The first other row is the header.
 */
export type Cells = readonly (readonly string[])[];

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAX_CELL = 4000;
/** Number of digits with which spreadsheets calculate; further digits are rounding errors. */
const DIGITS = 15;

/** A time of day is an instant before the first date of a workbook's calendar. */
const FIRST_DAY = Date.UTC(1900, 0, 1);

/** Formats a date, a time or both. A time is a fraction of a day, which is rounded to the second. */
function momentText(moment: Date): string {
  const text = new Date(Math.round(moment.getTime() / 1000) * 1000).toISOString();
  if (moment.getTime() < FIRST_DAY) return text.slice(11, 16);
  return text.slice(0, text.endsWith('T00:00:00.000Z') ? 10 : 16);
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : momentText(cell);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(DIGITS)));
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
}

/** Returns the part of a cell that a database can store, trimmed. */
const storable = (text: string): string =>
  text.slice(0, MAX_CELL).toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').trim();

/** Converts rows to texts, without empty cells at their ends. */
export const cellsOf = (rows: SheetRows): Cells =>
  rows.map((row) => {
    const cells = row.map((cell) => storable(textOf(cell)));
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  });

async function* rawSheets(
  bytes: Uint8Array,
  maxRows: number,
  measureHead: MeasureHead,
): AsyncGenerator<RawSheet | TableReason, void> {
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === WORKBOOK) yield* readWorkbook(bytes, maxRows);
  else {
    const rows = type ? 'format' : readCsv(bytes, maxRows, measureHead);
    yield typeof rows === 'string' ? rows : { name: '', rows, merged: [] };
  }
}

/**
 * Reads the sheets of a workbook, or the only sheet of a text file; returns the reason in place of a sheet that cannot
 * be read.
 */
export async function sheetsIn(
  bytes: Uint8Array,
  maxRows: number,
  measureHead: MeasureHead,
): Promise<readonly (GridSheet | TableReason)[]> {
  const sheets: (GridSheet | TableReason)[] = [];
  for await (const sheet of rawSheets(bytes, maxRows, measureHead))
    sheets.push(typeof sheet === 'string' ? sheet : { ...sheet, rows: cellsOf(sheet.rows) });
  return sheets;
}
