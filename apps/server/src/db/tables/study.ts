import type { StudyPurpose, StudyState } from '@semestr/core/study';
import { boolean, doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { isoDate } from './dates.ts';
import { bytes } from './bytes.ts';
import { requestColumns } from './requests.ts';

/** A student's application to study a subject. */
export const studyApplications = pgTable(
  'study_applications',
  {
    ...requestColumns(),
    state: text().$type<StudyState>().notNull(),
    purpose: text().$type<StudyPurpose>().notNull(),
    /** The markbook entry, by its id in API calls; its content at that time is stored with it. */
    educationTermId: integer().notNull(),
    subject: text().notNull(),
    term: smallint().notNull(),
    isPaid: boolean().notNull().default(false),
    /** Price of the studies, in roubles; set with the contract. */
    price: doublePrecision(),
    contractNumber: text(),
    signedOn: isoDate(),
    /** A PNG. */
    signature: bytes(),
  },
  (table) => [index().on(table.studentId)],
);
