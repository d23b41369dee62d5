import type { FormChoices, FormKind, RequestState } from '@semestr/core/requests/kinds';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { isoDate } from './dates.ts';
import { id, version } from './ids.ts';
import { students } from './students.ts';
import { uploads } from './uploads.ts';

/** Columns common to all requests of students to the university; each table adds the state and the content. */
export const requestColumns = () => ({
  id: id(),
  studentId: integer()
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  decidedAt: timestamp({ withTimezone: true }),
  /** The reason for rejection, or that the student cancelled it. */
  rejectionReason: text(),
  version: version(),
});

/** Columns of a kind with the common form; each table adds its choices. */
const formColumns = <K extends FormKind>() => ({
  ...requestColumns(),
  state: text().$type<RequestState<K>>().notNull(),
  /** Number of the order with which it was accepted. */
  number: text(),
  /** First day. */
  dateFrom: isoDate().notNull(),
  /** Last day. */
  dateTo: isoDate().notNull(),
  uploadId: integer().references(() => uploads.id, { onDelete: 'set null' }),
});

/** A student's requests for academic leave; an accepted one is the leave. */
export const academicLeaves = pgTable(
  'academic_leaves',
  {
    ...formColumns<'leaves'>(),
    reason: text().$type<FormChoices<'leaves'>['reason'][number]>().notNull(),
  },
  (table) => [
    index().on(table.studentId, table.dateFrom),
    index().on(table.uploadId),
    check('academic_leaves_days', sql`${table.dateFrom} <= ${table.dateTo}`),
  ],
);
