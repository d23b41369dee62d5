import * as z from 'zod/mini';
import { endpoint, file, XLSX } from './endpoint.ts';
import { IdText, Term } from './shapes.ts';
import {
  Columns,
  column,
  importChange,
  importParams,
  importRefusals,
  MAX_CELL,
  Outcome,
  Place,
  TableImport,
  tableLimits,
} from './table-imports.ts';

/**
 * The calls about reading an uploaded file, and its rows with errors: another header, another term, corrections in the
 * browser or in a downloaded file.
 */

/** First rows of a sheet. */
const Sheet = z.object({ name: z.string(), rows: z.array(z.array(z.string())) });

export const sheets = endpoint({
  method: 'GET',
  path: '/api/v1/admin/table-imports/:id/sheets',
  access: 'admin',
  area: 'administration',
  summary: 'List the visible sheets of a file with their first rows, to choose its header',
  params: importParams,
  reply: z.object({ sheets: z.array(Sheet) }),
  refusals: { ...importRefusals, 409: 'table-import-over' },
  fallbackReason: 'no-data',
  isExtension: true,
});

/** A text of a timetable with its cell. */
const CellText = z.object({ cell: z.string(), text: z.string() });

export const GridRow = z.object({
  row: z.int(),
  ...CellText.shape,
  /** Values read from the cell and its headers, by field; empty when there are none. */
  values: z.record(z.string(), z.string()),
});
export type GridRow = z.output<typeof GridRow>;

export const grid = endpoint({
  method: 'GET',
  path: '/api/v1/admin/table-imports/:id/grid',
  access: 'admin',
  area: 'administration',
  summary: 'Preview what was read from the cells of a timetable, and which texts are not lessons',
  params: importParams,
  reply: z.object({ lessons: z.array(GridRow), others: z.array(CellText) }),
  refusals: { ...importRefusals, 409: 'table-import-over' },
  fallbackReason: 'no-data',
  isExtension: true,
});

export const read = endpoint({
  ...importChange,
  method: 'POST',
  path: '/api/v1/admin/table-imports/:id/read',
  summary: 'Read a file again, with another header or term',
  params: importParams,
  body: z.object({
    /** The header; null to find it. */
    place: z.nullable(Place),
    /** Term of the lessons of a timetable; null for the term in the titles of the file. */
    term: z.nullable(Term),
  }),
  reply: TableImport,
  refusals: { ...importRefusals, 409: 'table-import-over' },
});

const rowParams = z.object({ id: IdText, row: IdText });

export const oneRow = endpoint({
  method: 'GET',
  path: '/api/v1/admin/table-imports/:id/rows/:row',
  access: 'admin',
  area: 'administration',
  summary: 'Get the cells of a row',
  params: rowParams,
  reply: z.object({ cells: z.array(z.string()) }),
  refusals: { ...importRefusals, 409: 'table-import-over' },
  fallbackReason: 'no-data',
  isExtension: true,
});

export const mend = endpoint({
  ...importChange,
  method: 'POST',
  path: '/api/v1/admin/table-imports/:id/rows/:row',
  summary: 'Correct cells of a row before it is stored, and check the row again',
  params: rowParams,
  body: z.object({
    columns: Columns,
    cells: z
      .array(z.object({ column, value: z.string().check(z.maxLength(MAX_CELL)) }))
      .check(z.maxLength(tableLimits.columns)),
  }),
  maxBytes: 2_000_000,
  reply: Outcome,
  refusals: { ...importRefusals, 409: 'table-import-over' },
});

const refusedRows = {
  method: 'GET',
  access: 'admin',
  area: 'administration',
  params: importParams,
  refusals: { ...importRefusals, 409: 'table-import-over' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
} as const;

export const refused = endpoint({
  ...refusedRows,
  path: '/api/v1/admin/table-imports/:id/refused/excel',
  summary: 'Download the rows with errors as a workbook: their columns, and a last one with the reasons',
  reply: file('refused.xlsx', XLSX),
});

export const refusedCsv = endpoint({
  ...refusedRows,
  path: '/api/v1/admin/table-imports/:id/refused/csv',
  summary: 'Download the rows with errors as CSV: their columns, and a last one with the reasons',
  reply: file('refused.csv', 'text/csv'),
});
