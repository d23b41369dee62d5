import type { SheetData } from 'write-excel-file/node';
import { printing } from './sheet-print.ts';

/** What every sheet tells of itself above its rows. */
export interface SheetFrame {
  /** What the university is called; empty while nobody has entered it. */
  institution: string;
  /** "Составлено 20.11.2026". */
  madeOn: string;
  /** To what the rows are narrowed, a line for each condition: "Курс: 2". */
  about?: readonly string[];
  now: Date;
}

/** A sheet with its cells, and how it is printed. */
export interface SheetSpec {
  name: string;
  cells: SheetData;
  /** Of the columns, in letters. */
  widths: readonly number[];
  /** Stays when the others are scrolled, and is printed on each page; counts from 1, null is none. */
  headRow: number | null;
  /** Whether the rows below the head may be sifted. */
  hasFilter: boolean;
  /** The last ones, which are never sifted: what the others come to. */
  footRows?: number;
  /** Whether it is to be one page: to be pinned to a wall. */
  isOnePage: boolean;
}

/** What a sheet's name may not hold, and how long it may be. */
const NOT_IN_NAMES = /[[\]:*?/\\]/g;
const MAX_NAME = 31;

/** So many letters fit on an upright A4. */
const UPRIGHT = 95;

export const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/** The rows above a table: the university, the title, the conditions, the day. */
export function framed(title: string, { institution, madeOn, about = [] }: SheetFrame): SheetData {
  const rows: SheetData = [
    [{ type: String, value: title, fontWeight: 'bold', fontSize: 14, height: 22 }],
    ...about.map((line) => [{ type: String, value: line } as const]),
    [{ type: String, value: madeOn, textColor: '#555555' }],
  ];
  return institution === '' ? rows : [[{ type: String, value: institution }], ...rows];
}

export const bordered = { borderStyle: 'thin', borderColor: '#999999' } as const;
export const headed = { ...bordered, fontWeight: 'bold', backgroundColor: '#eeeeee', wrap: true } as const;

/** A workbook of these sheets. What writes it is loaded with the first. */
export async function workbook(title: string, now: Date, sheets: readonly SheetSpec[]): Promise<Uint8Array> {
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const named = sheets.map((sheet) => ({
    ...sheet,
    name: sheet.name.replaceAll(NOT_IN_NAMES, ' ').slice(0, MAX_NAME),
  }));
  const setups = named.map(({ name, widths, headRow, hasFilter, footRows = 0, isOnePage, cells }) => ({
    sheet: name,
    isLandscape: sum(widths) > UPRIGHT,
    headRow,
    isOnePage,
    filter:
      hasFilter && headRow !== null ? { columns: widths.length, lastRow: cells.length - footRows } : null,
  }));
  return writeWorkbook(
    named.map(({ name, cells, widths, headRow }) => ({
      sheet: name,
      data: cells,
      columns: widths.map((width) => ({ width })),
      ...(headRow === null ? {} : { stickyRowsCount: headRow }),
    })),
    { features: [printing(setups, { title, now })] },
  ).toBuffer();
}
