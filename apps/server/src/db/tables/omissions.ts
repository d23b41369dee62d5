import type { OmissionRequestState } from '@semestr/core/omissions';
import { boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { isoDate } from './dates.ts';
import { bytes } from './bytes.ts';
import { id, version } from './ids.ts';
import { journalLessons } from './journal.ts';
import { requestColumns } from './requests.ts';
import { students } from './students.ts';

/** Hours of a lesson that a student missed. Students who attended have no row. */
export const omissions = pgTable(
  'omissions',
  {
    id: id(),
    lessonId: integer()
      .notNull()
      .references(() => journalLessons.id, { onDelete: 'cascade' }),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    hours: smallint().notNull(),
    /** Whether there was a valid reason. */
    isExcused: boolean().notNull().default(false),
    version: version(),
  },
  (table) => [unique().on(table.studentId, table.lessonId), index().on(table.lessonId)],
);

/** Days that a student missed for a valid reason, as documented in the dean's office. */
export const excuses = pgTable(
  'excuses',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    dateFrom: isoDate().notNull(),
    dateTo: isoDate().notNull(),
    /** "Медицинская справка". */
    name: text(),
    note: text(),
    /** Counted from the beginning of the studies. */
    semester: smallint().notNull(),
    version: version(),
  },
  (table) => [index().on(table.studentId, table.dateFrom)],
);

/** Types of documents that excuse days. */
export const omissionCertificateTypes = pgTable('omission_certificate_types', {
  id: id(),
  name: text().notNull(),
  order: smallint().notNull().default(0),
  version: version(),
});

/** A student's request to excuse days. An accepted request has an excuse. */
export const omissionRequests = pgTable(
  'omission_requests',
  {
    ...requestColumns(),
    state: text().$type<OmissionRequestState>().notNull(),
    /** Assigned when it is accepted. */
    number: integer(),
    dateFrom: isoDate().notNull(),
    dateTo: isoDate().notNull(),
    typeId: integer()
      .notNull()
      .references(() => omissionCertificateTypes.id),
    /** Where the student stayed during these days. */
    placeOfStay: text(),
  },
  (table) => [index().on(table.studentId), index().on(table.typeId)],
);

/** Scanned documents of the requests, stored separately: lists are read without them. */
export const omissionDocuments = pgTable('omission_documents', {
  requestId: integer()
    .primaryKey()
    .references(() => omissionRequests.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  /** Detected from the bytes, not from the sender's declaration. */
  type: text().notNull(),
  bytes: bytes().notNull(),
});
