import { tableImportFaultReasons, tableImportKinds, tableImportStates } from '@semestr/core/table-imports';
import * as z from 'zod/mini';
import { empty, endpoint, file, XLSX } from './endpoint.ts';
import { json, Range } from './resource.ts';

import { Id, IdText } from './shapes.ts';
import { undoReasons } from './undo-reasons.ts';
import { Upload } from './upload.ts';

/**
 * Files of rows that administrators store as records: sent, tried, stored in the background, and taken back as one. Rows
 * are counted as the file counts them: its head is row 1. Columns are counted from 0.
 */

const MEGABYTE = 1024 * 1024;
/** What a file may have; a larger one is sent in parts. */
export const tableLimits = { bytes: 5 * MEGABYTE, rows: 5000, columns: 60 } as const;
/** So many faults and changes are told of one file; their numbers are those of all. */
export const MAX_TOLD = 200;

const kind = z.enum(tableImportKinds);
const column = z.int().check(z.gte(0), z.lt(tableLimits.columns));

/** Of each field its column. A field without one is not read; of records that exist it stays as it is. */
const Columns = z.record(z.string().check(z.maxLength(40)), column);

export const TableFault = z.object({
  row: z.int(),
  /** The field that is wrong; null where it is the row as a whole. */
  field: z.nullable(z.string()),
  /** Null where its column is not among those of the file. */
  column: z.nullable(z.int()),
  /** What stands in the cell; empty where nothing does, and once the cells are no longer kept. */
  value: z.string(),
  reason: z.enum(tableImportFaultReasons),
  /** What the reason names: the other row, the lesson that is doubled, the head of the group; null where it names nothing. */
  about: z.nullable(z.string()),
});
export type TableFault = z.output<typeof TableFault>;

/** What stays of an import that is taken back. */
const left = z.object({ row: z.int(), reason: z.enum(undoReasons) });

const shown = {
  id: Id,
  kind,
  fileName: z.string(),
  state: z.enum(tableImportStates),
  /** How many rows the file has, beside its head and empty ones. */
  rows: z.int(),
  /** How many of them have been gone through. */
  progress: z.int(),
  counts: z.object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** Left out because of their faults. */
    faulty: z.int(),
    /** Of those that were made and changed the ones that have been taken back. */
    undone: z.int(),
  }),
  /** Who sent the file; null where the account is gone. */
  by: z.nullable(z.string()),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
};

export const TableImport = z.object({
  ...shown,
  head: z.array(z.string()),
  /** The first rows. Empty, as the head, once the cells are no longer kept. */
  samples: z.array(z.array(z.string())),
  fields: z.array(
    z.object({
      field: z.string(),
      /** In the language of the reader. */
      title: z.string(),
      /** How its cells are written, in the same language. */
      form: z.string(),
      /** `key`: without its column nothing is read; `new`: without it no record is made. */
      need: z.enum(['key', 'new', 'none']),
      /** What its column is read for where its cells are not stored, in the same language; null where they are. */
      note: z.nullable(z.string()),
    }),
  ),
  columns: Columns,
  /** Whether somebody has chosen the columns; else they are guessed by their titles. */
  isChosen: z.boolean(),
  /** What was wrong with rows that were left out, or why nothing was stored. */
  faults: z.array(TableFault),
  /** What stayed when it was taken back, because somebody had changed or used it since. */
  left: z.array(left),
  /** The first records that were made or changed. */
  records: z.array(z.object({ row: z.int(), id: Id })),
});
export type TableImport = z.output<typeof TableImport>;

export const TableImportInList = z.object(shown);
export type TableImportInList = z.output<typeof TableImportInList>;

const refusals = { 403: 'session-ended', 404: 'record-not-found' } as const;
const own = {
  access: 'admin',
  area: 'administration',
  fallbackReason: 'record-not-stored',
  isExtension: true,
} as const;
const params = z.object({ id: IdText });

export const template = endpoint({
  method: 'GET',
  path: '/api/v1/admin/table-import-templates/:kind',
  access: 'admin',
  area: 'administration',
  summary: 'A workbook to be filled: the columns of a kind, and a sheet that explains them with examples',
  params: z.object({ kind }),
  reply: file('template.xlsx', XLSX),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
  example: { params: { kind: 'students' } },
});

export const send = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/admin/table-imports',
  summary: 'Send a workbook or CSV file of records; nothing is stored of them yet',
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
  summary: 'The files that were sent, the last first',
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
  summary: 'One file: its columns, how far its rows are stored, what was wrong',
  params,
  reply: TableImport,
  refusals,
  fallbackReason: 'no-data',
  isExtension: true,
});

export const check = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/admin/table-imports/:id/check',
  summary: 'What storing a file would do; nothing stays stored',
  params,
  body: z.object({ columns: Columns }),
  reply: z.object({
    counts: z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), faulty: z.int() }),
    /** How many people would get another surname, first name or patronymic. */
    nameChanges: z.int(),
    faults: z.array(TableFault),
    /** How many faults there are; `faults` has the first of them. */
    faultCount: z.int(),
    changes: z.array(
      z.object({
        row: z.int(),
        event: z.enum(['create', 'update']),
        /** By what people know the record. */
        name: z.string(),
        /** What becomes of its fields, in words; null for nothing. */
        fields: z.array(
          z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
        ),
      }),
    ),
  }),
  refusals: { ...refusals, 409: 'table-import-over' },
  fallbackReason: 'no-data',
});
export type TableCheck = z.output<typeof check.reply>;

export const apply = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/admin/table-imports/:id/apply',
  summary: 'Store the rows of a file in the background, or go on where it stopped',
  params,
  body: z.object({
    columns: Columns,
    /** Whether to store the others while some rows are faulty; else nothing is stored then. */
    leaveOutFaulty: z.boolean(),
    /**
     * Confirms that the names of more than three people are to change; else such a file is refused with 409
     * `{"reason":"table-import-names","names":39}`, and nothing is stored.
     */
    changesNames: z.optional(z.boolean()),
  }),
  reply: empty,
  refusals: {
    ...refusals,
    409: { named: ['table-import-busy', 'table-import-names'], plain: 'table-import-over' },
  },
});

export const undo = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/admin/table-imports/:id/undo',
  summary: 'Take back in the background all that a file has stored, the last row first',
  params,
  reply: empty,
  refusals: { ...refusals, 409: { named: ['table-import-busy'], plain: 'table-import-over' } },
});
