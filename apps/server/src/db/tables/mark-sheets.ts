import type { MarkSheetState } from '@semestr/core/mark-sheets';
import { boolean, doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { isoDate } from './dates.ts';
import { employees } from './employees.ts';
import { id, version } from './ids.ts';
import { requestColumns } from './requests.ts';

/** Price of an educator's hour by academic rank; the empty rank applies to all others. */
export const hourPrices = pgTable('hour_prices', {
  id: id(),
  rank: text().notNull().unique(),
  price: doublePrecision().notNull(),
  version: version(),
});

/** A type of mark sheet. */
export const markSheetTypes = pgTable('mark_sheet_types', {
  id: id(),
  shortName: text().notNull(),
  fullName: text().notNull(),
  /** Number of educator hours that the assessment takes. */
  coefficient: doublePrecision().notNull(),
  /** Price per hour, when it does not depend on the educator. */
  price: doublePrecision(),
  isExam: boolean().notNull().default(false),
  isOffset: boolean().notNull().default(false),
  isCourseWork: boolean().notNull().default(false),
  isLab: boolean().notNull().default(false),
  isRemote: boolean().notNull().default(false),
  order: smallint().notNull().default(0),
  version: version(),
});

/** A mark sheet that a student ordered. It contains a copy of the subject, because a schedule may be imported again. */
export const markSheets = pgTable(
  'mark_sheets',
  {
    ...requestColumns(),
    state: text().$type<MarkSheetState>().notNull(),
    typeId: integer()
      .notNull()
      .references(() => markSheetTypes.id),
    employeeId: integer().references(() => employees.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    /** "435/0407"; assigned when it is printed. */
    number: text(),
    absentOn: isoDate(),
    expiresOn: isoDate(),
    isExcused: boolean().notNull(),
    hours: doublePrecision(),
    price: doublePrecision(),
    retakes: smallint().notNull(),
    term: smallint().notNull(),
    subjectId: integer().notNull(),
    subject: text().notNull(),
    subjectAbbrev: text().notNull(),
    lessonType: text().notNull(),
    /** Id of an exam or a credit. */
    focsId: integer(),
    /** Id of laboratory work. */
    thId: integer(),
  },
  (table) => [index().on(table.studentId), index().on(table.typeId), index().on(table.employeeId)],
);
