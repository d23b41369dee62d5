import type { Box } from '@semestr/core/sheet-range';

/** The rows of a sheet or a text file, with the numbers that a spreadsheet shows: an empty row is an empty list. */
export type SheetRows = readonly (readonly unknown[])[];

/** A sheet with its name and merged cells. */
export interface RawSheet {
  name: string;
  rows: SheetRows;
  merged: readonly Box[];
}

/** Reasons for which a file cannot be imported. */
export type TableReason = 'format' | 'required' | 'too-big';
