import type { SheetData } from 'write-excel-file/node';
import { printing } from './sheet-print.ts';

/** Texts above the rows of every sheet. */
export interface SheetFrame {
  /** Name of the university; empty until it is entered. */
  institution: string;
  /** "Составлено 20.11.2026". */
  madeOn: string;
  /** Filters applied to the rows, one line each: "Курс: 2". */
  about?: readonly string[];
  now: Date;
}

/** A sheet with its cells and print settings. */
export interface SheetSpec {
  name: string;
  cells: SheetData;
  /** Column widths, in characters. */
  widths: readonly number[];
  /** Header row, which is frozen when scrolling and printed on each page; counts from 1, null for none. */
  headRow: number | null;
  /** Whether the rows below the header can be filtered. */
  hasFilter: boolean;
  /** Number of totals rows at the end, which are never filtered. */
  footRows?: number;
  /** Whether it must fit on one page, for a printed notice. */
  isOnePage: boolean;
}

/** Characters that a sheet's name must not contain, and its maximum length. */
const NOT_IN_NAMES = /[[\]:*?/\\]/g;
const MAX_NAME = 31;

/** Characters that fit across an upright A4 page. */
const UPRIGHT = 95;

export const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/** Builds the rows above a table: the university, the title, the filters, the date. */
export function frameRows(title: string, { institution, madeOn, about = [] }: SheetFrame): SheetData {
  const rows: SheetData = [
    [{ type: String, value: title, fontWeight: 'bold', fontSize: 14, height: 22 }],
    ...about.map((line) => [{ type: String, value: line } as const]),
    [{ type: String, value: madeOn, textColor: '#555555' }],
  ];
  return institution === '' ? rows : [[{ type: String, value: institution }], ...rows];
}

export const borders = { borderStyle: 'thin', borderColor: '#999999' } as const;
export const headerStyle = {
  ...borders,
  fontWeight: 'bold',
  backgroundColor: '#eeeeee',
  wrap: true,
} as const;

/** Creates a workbook of these sheets. The library is loaded on first use. */
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
