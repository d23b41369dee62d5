import type { ExportCell } from '@semestr/core/table-exports/cell';

/** Title and width of a column of an exported file. */
export interface FileColumn {
  title: string;
  /** In characters. */
  width: number;
}

export type FileRow = readonly ExportCell[];

/** A file that is written while its rows are loaded, so that not all rows are in memory. */
export interface TableFile {
  add: (rows: readonly FileRow[]) => void;
  /** Completes the file, and returns its parts. */
  end: () => readonly Uint8Array<ArrayBuffer>[];
}

/** A format in which lists are exported. */
export interface FileFormat {
  extension: string;
  type: string;
}

export const formats = {
  workbook: {
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { extension: 'csv', type: 'text/csv' },
} as const satisfies Record<string, FileFormat>;

export type FormatName = keyof typeof formats;
