import { tableImportFaultReasons, tableImportKinds, tableImportStates } from '@semestr/core/table-imports';
import * as z from 'zod/mini';
import { empty, endpoint, file, XLSX } from './endpoint.ts';
import { json, Range } from './resource.ts';

import { Id, IdText, Term } from './shapes.ts';
import { undoReasons } from './undo-reasons.ts';
import { Upload } from './upload.ts';

/**
 * Files of rows that administrators store as records: uploaded, checked, stored in the background, and reverted as one.
 * Rows are numbered as a spreadsheet shows them; the header is not always row 1. Columns are counted from 0.
 */

const MEGABYTE = 1024 * 1024;
/** Limits of a file; a larger one must be split. */
export const tableLimits = { bytes: 5 * MEGABYTE, rows: 5000, columns: 60 } as const;
/** Maximum length of a cell. */
export const MAX_CELL = 4000;
/** Maximum number of faults and changes listed for one file; the counts include all of them. */
export const MAX_LISTED = 200;

const kind = z.enum(tableImportKinds);
export const column = z.int().check(z.gte(0), z.lt(tableLimits.columns));

/** Column of each field. A field without a column is not read, and does not change in existing records. */
export const Columns = z.record(z.string().check(z.maxLength(40)), column);

/** Cell of a timetable from which a row was read, "D14"; null for a row of a list. */
const cell = z.nullable(z.string());

export const TableFault = z.object({
  row: z.int(),
  cell,
  /** The invalid field; null when the row as a whole is invalid. */
  field: z.nullable(z.string()),
  /** Null when its column is not in the file. */
  column: z.nullable(z.int()),
  /** Content of the cell; empty for an empty cell, and once the cells are no longer stored. */
  value: z.string(),
  reason: z.enum(tableImportFaultReasons),
  /**
   * What the reason refers to: the other row, the conflicting lesson, the head of the group; null when there is
   * nothing.
   */
  about: z.nullable(z.string()),
});
export type TableFault = z.output<typeof TableFault>;

/** A record that remains after an import is reverted. */
const left = z.object({ row: z.int(), reason: z.enum(undoReasons) });

const listFields = {
  id: Id,
  kind,
  fileName: z.string(),
  state: z.enum(tableImportStates),
  /** Number of rows in the file, without its header and empty rows. */
  rows: z.int(),
  /** Number of processed rows. */
  progress: z.int(),
  counts: z.object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** Skipped because of their faults. */
    faulty: z.int(),
    /** Number of created and changed records that have been reverted. */
    undone: z.int(),
  }),
  /** The user who uploaded the file; null when the account has been removed. */
  by: z.nullable(z.string()),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
};

/** Position of the header of a list: the sheet, counted from 0, and its row as the spreadsheet numbers it. */
export const Place = z.object({ sheet: z.int().check(z.gte(0)), row: z.int().check(z.gte(1)) });

export const TableImport = z.object({
  ...listFields,
  head: z.array(z.string()),
  /** The header of a list; null for a timetable, and for files of which only the rows are stored. */
  place: z.nullable(Place),
  /** Whether another header can be chosen. */
  hasSheets: z.boolean(),
  /** A timetable in the form of a grid, from which the rows were read; null for a list. */
  grid: z.nullable(
    z.object({
      /** Null when the file does not contain it. */
      term: z.nullable(Term),
      /** Number of texts that are not lessons. */
      others: z.int(),
      /** Number of lessons read as weekly although the row below may have been for other weeks. */
      assumed: z.int(),
    }),
  ),
  /** The first rows. Empty, as is the header, once the cells are no longer stored. */
  samples: z.array(z.array(z.string())),
  fields: z.array(
    z.object({
      field: z.string(),
      /** In the user's language. */
      title: z.string(),
      /** Format of its cells, in the same language. */
      form: z.string(),
      /** `key`: records are found by this column, which is required; `new`: required in rows that create a record. */
      need: z.enum(['key', 'new', 'none']),
      /** Fields that this one replaces, so that their columns are not needed. */
      insteadOf: z.array(z.string()),
      /** Purpose of a column whose cells are not stored, in the same language; null when they are stored. */
      note: z.nullable(z.string()),
    }),
  ),
  columns: Columns,
  /** Whether a user has assigned the columns; otherwise they are guessed from their titles. */
  isChosen: z.boolean(),
  /** Faults of skipped rows, or why nothing was stored. */
  faults: z.array(TableFault),
  /** Records that remained after the import was reverted, because they had been changed or used since. */
  left: z.array(left),
  /** The first records that were created or changed. */
  records: z.array(z.object({ row: z.int(), id: Id })),
});
export type TableImport = z.output<typeof TableImport>;

export const TableImportInList = z.object(listFields);
export type TableImportInList = z.output<typeof TableImportInList>;

export const importRefusals = { 403: 'session-ended', 404: 'record-not-found' } as const;
export const importChange = {
  access: 'admin',
  area: 'administration',
  fallbackReason: 'record-not-stored',
  isExtension: true,
} as const;
export const importParams = z.object({ id: IdText });

export const template = endpoint({
  method: 'GET',
  path: '/api/v1/admin/table-import-templates/:kind',
  access: 'admin',
  area: 'administration',
  summary: 'Download an import template: the columns of a kind, and a sheet that explains them with examples',
  params: z.object({ kind }),
  reply: file('template.xlsx', XLSX),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
  example: { params: { kind: 'students' } },
});

export const send = endpoint({
  ...importChange,
  method: 'POST',
  path: '/api/v1/admin/table-imports',
  summary: 'Upload a workbook or CSV file with records; nothing is stored yet',
  body: z.object({ kind, file: Upload }),
  bodyAs: ['form'],
  maxBytes: tableLimits.bytes + MEGABYTE / 16,
  reply: TableImport,
  refusals: { 403: 'session-ended', 413: 'too-large' },
  takesFile: true,
});

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/admin/table-imports',
  access: 'admin',
  area: 'administration',
  summary: 'List the uploaded files, newest first',
  query: z.object({
    filter: z._default(json(z.strictObject({ kind: z.optional(kind) })), {}),
    range: z.optional(Range),
  }),
  reply: z.object({ items: z.array(TableImportInList), total: z.int() }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
  example: { query: { filter: '{"kind":"students"}' } },
});

export const one = endpoint({
  method: 'GET',
  path: '/api/v1/admin/table-imports/:id',
  access: 'admin',
  area: 'administration',
  summary: 'Get a file: its columns, progress and errors',
  params: importParams,
  reply: TableImport,
  refusals: importRefusals,
  fallbackReason: 'no-data',
  isExtension: true,
});

/** What storing rows would change. */
export const Outcome = z.object({
  counts: z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), faulty: z.int() }),
  /** Number of users who would get another surname, first name or patronymic. */
  nameChanges: z.int(),
  faults: z.array(TableFault),
  /** Number of all faults; `faults` contains the first of them. */
  faultCount: z.int(),
  changes: z.array(
    z.object({
      row: z.int(),
      cell,
      event: z.enum(['create', 'update']),
      /** Display name of the record. */
      name: z.string(),
      /** Changes of its fields, for display; null for an empty value. */
      fields: z.array(
        z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
      ),
    }),
  ),
});

export const check = endpoint({
  ...importChange,
  method: 'POST',
  path: '/api/v1/admin/table-imports/:id/check',
  summary: 'Preview what storing a file would change; nothing is stored',
  params: importParams,
  body: z.object({ columns: Columns }),
  reply: Outcome,
  refusals: { ...importRefusals, 409: 'table-import-over' },
  fallbackReason: 'no-data',
});
export type TableCheck = z.output<typeof check.reply>;

export const apply = endpoint({
  ...importChange,
  method: 'POST',
  path: '/api/v1/admin/table-imports/:id/apply',
  summary: 'Store the rows of a file in the background, or continue after a stop',
  params: importParams,
  body: z.object({
    columns: Columns,
    /** Whether to store the valid rows when others are invalid; by default no row is stored then. */
    leaveOutFaulty: z.boolean(),
    /**
     * Confirms that the names of more than three users change; otherwise such a file is rejected with 409
     * `{"reason":"table-import-names","names":39}`, and nothing is stored.
     */
    changesNames: z.optional(z.boolean()),
  }),
  reply: empty,
  refusals: {
    ...importRefusals,
    409: { named: ['table-import-busy', 'table-import-names'], plain: 'table-import-over' },
  },
});

export const undo = endpoint({
  ...importChange,
  method: 'POST',
  path: '/api/v1/admin/table-imports/:id/undo',
  summary: 'Undo everything that a file stored, in the background, last row first',
  params: importParams,
  reply: empty,
  refusals: { ...importRefusals, 409: { named: ['table-import-busy'], plain: 'table-import-over' } },
});
