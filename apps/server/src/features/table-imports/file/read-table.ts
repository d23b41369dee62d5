import { type HeadField, tableOn } from '@semestr/core/table-import-head';
import type { GridSheet } from '@semestr/core/timetable-grid/matrix';
import type { Grid } from '@semestr/core/timetable-grid/read-grid';
import { readGrids } from '@semestr/core/timetable-grid/read-grids';
import type { GridWords } from '@semestr/core/timetable-grid/words';
import type { TableSource } from '../../../db/tables/table-imports.ts';
import { withMergedRows } from './merged-cells.ts';
import { beginningsOf, packSheets, unpackSheets } from './packed-sheets.ts';
import type { MeasureHead } from './read-csv.ts';
import { type Cells, cellsOf, sheetsIn } from './read-sheets.ts';
import type { TableReason } from './sheets.ts';

export type { Cells } from './read-sheets.ts';

/** Runs in a separate thread (`table-thread.ts`): it does not load the contract, which takes longer than the table. */

export interface TableLimits {
  rows: number;
  columns: number;
}

/** Position of the header of a list: its sheet and row, counted from 0. */
export type Place = NonNullable<TableSource['place']>;

/** Input of the thread. */
export interface TableData {
  /** A file, or the sheets of a file that was read before. */
  content: { bytes: Uint8Array } | { packed: string };
  limits: TableLimits;
  /** The fields that the header of the table may name. */
  fields: readonly HeadField[];
  /** When set, a timetable in the form of a grid is read too. */
  words: GridWords | null;
  /** The header of the list, when a user has chosen it. */
  place: Place | null;
}

/** A list with its header, or a timetable; with the sheets that contain it. */
export interface ReadTable extends Pick<TableSource, 'sheets' | 'beginnings'> {
  readonly table: { cells: Cells; place: Place } | { grid: Grid };
}

const withoutEnd = (rows: Cells): Cells => rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1);

/** Returns why a table cannot be imported; null when it can. */
function tableFault(table: Cells, limits: TableLimits): TableReason | null {
  const rows = table.filter((row) => row.length > 0);
  if (rows.length < 2) return 'required';
  const fits = rows.length - 1 <= limits.rows && rows.every((row) => row.length <= limits.columns);
  return fits ? null : 'too-big';
}

type Found = ReadTable['table'] | TableReason;

/** The list on a sheet; without titles its first row is the header. */
interface List {
  titles: number;
  found: Found;
}

function listOn({ rows, merged }: GridSheet, sheet: number, { fields, limits }: TableData): List {
  const table = tableOn(withMergedRows(rows, merged), fields);
  const cells = withoutEnd(table.rows);
  const place = { sheet, row: cells.findIndex((row) => row.length > 0) };
  return { titles: table.titles, found: tableFault(cells, limits) ?? { cells, place } };
}

/** Returns the list below a chosen row, without the rows above it. */
function listBelow(sheets: readonly GridSheet[], place: Place, limits: TableLimits): Found {
  const sheet = sheets[place.sheet];
  const filled = sheet ? withMergedRows(sheet.rows, sheet.merged) : [];
  const cells = withoutEnd(filled.map((row, index) => (index < place.row ? [] : row)));
  if ((cells[place.row]?.length ?? 0) === 0) return 'required';
  return tableFault(cells, limits) ?? { cells, place };
}

/** Returns the list on the first sheet with a header; otherwise the timetables, or the rows of the first sheet. */
function findTable(sheets: readonly GridSheet[], first: TableReason | null, data: TableData): Found {
  const lists = sheets.map((sheet, index) => listOn(sheet, index, data));
  const titled = lists.find(({ titles, found }) => titles > 0 && found !== 'required');
  if (titled) return titled.found;
  const hasHead = lists.some(({ titles }) => titles > 0);
  const grid = data.words && !hasHead && readGrids(sheets, data.words);
  if (grid) return grid.lessons.length > data.limits.rows ? 'too-big' : { grid };
  return first ?? lists[0]?.found ?? 'required';
}

/** Measures the header of a text file, or counts the lessons of its timetable. */
const measuring =
  ({ fields, words }: TableData): MeasureHead =>
  (sample) => {
    const rows = cellsOf(sample);
    const table = tableOn(rows, fields);
    const head = table.rows.find((row) => row.length > 0) ?? [];
    if (table.titles > 0 || !words)
      return { titles: table.titles, cells: head.filter((cell) => cell !== '').length };
    const lessons = readGrids([{ name: '', rows, merged: [] }], words)?.lessons.length ?? 0;
    return { titles: lessons, cells: lessons === 0 ? 0 : Math.max(...rows.map((row) => row.length)) };
  };

/** Reads the sheets of a file; returns the reason why the first sheet cannot be read. */
async function sheetsOf(
  data: TableData,
): Promise<{ sheets: readonly GridSheet[]; first: TableReason | null }> {
  const { content, limits } = data;
  if ('packed' in content) return { sheets: unpackSheets(content.packed), first: null };
  // A table may have empty lines before and between its rows.
  const all = await sheetsIn(content.bytes, 2 * limits.rows + 1, measuring(data));
  const [first] = all;
  return {
    sheets: all.filter((sheet) => typeof sheet !== 'string'),
    first: typeof first === 'string' ? first : null,
  };
}

/**
 * Reads the table of a workbook or a CSV file; returns the reason when it cannot be imported. The table is the rows
 * below the chosen header. Without a chosen one it is the first of these that exists: the first visible sheet with
 * titles of the key fields and rows below them, the timetables of all sheets, the first visible sheet.
 */
export async function tableIn(data: TableData): Promise<ReadTable | TableReason> {
  const { sheets, first } = await sheetsOf(data);
  const found = data.place ? listBelow(sheets, data.place, data.limits) : findTable(sheets, first, data);
  if (typeof found === 'string') return found;
  return { table: found, sheets: packSheets(sheets), beginnings: beginningsOf(sheets) };
}
