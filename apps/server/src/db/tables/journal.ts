import type { JournalType } from '@semestr/core/journal';
import { index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { isoDate, termCode } from './dates.ts';
import { employees } from './employees.ts';
import { groups } from './groups.ts';
import { id, version } from './ids.ts';
import { students } from './students.ts';

/** The lessons of one type that a group has in a subject in a term: the provider's term hours. */
export const journalSubjects = pgTable(
  'journal_subjects',
  {
    id: id(),
    groupId: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** As in group_terms. */
    term: termCode().notNull(),
    abbrev: text().notNull(),
    name: text().notNull(),
    type: text().$type<JournalType>().notNull(),
    version: version(),
  },
  (table) => [unique().on(table.groupId, table.term, table.abbrev, table.type)],
);

/**
 * A lesson of one group on a date. It is created from the weekly plan but does not depend on it: an import may replace
 * the plan, and the noted absences stay.
 */
export const journalLessons = pgTable(
  'journal_lessons',
  {
    id: id(),
    subjectId: integer()
      .notNull()
      .references(() => journalSubjects.id, { onDelete: 'cascade' }),
    date: isoDate().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    /** 0 = the whole group. */
    subgroup: smallint().notNull(),
    hours: smallint().notNull(),
    /** 1–3; null when the dates of its term are unknown. */
    controlPoint: smallint(),
    employeeId: integer().references(() => employees.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    /** The student who last noted absences for this lesson, and when; null until then. */
    notedById: integer().references(() => students.id, { onDelete: 'set null' }),
    notedAt: timestamp({ withTimezone: true }),
    version: version(),
  },
  (table) => [
    unique().on(table.subjectId, table.date, table.startTime, table.subgroup),
    index().on(table.employeeId),
    index().on(table.notedById),
  ],
);

/** A mark for work in a lesson; a lesson may have several. */
export const lessonMarks = pgTable(
  'lesson_marks',
  {
    id: id(),
    lessonId: integer()
      .notNull()
      .references(() => journalLessons.id, { onDelete: 'cascade' }),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    mark: smallint().notNull(),
    /** Number of the subject's task that was marked; null when it was for none. */
    taskNumber: smallint(),
    version: version(),
  },
  (table) => [index().on(table.studentId, table.lessonId), index().on(table.lessonId)],
);
