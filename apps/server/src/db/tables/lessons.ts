import type { LessonInNotice } from '@semestr/core/lesson-changes';
import type { TermCode } from '@semestr/core/term';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { isoDate, termCode } from './dates.ts';
import { employees } from './employees.ts';
import { groups } from './groups.ts';
import { id, version } from './ids.ts';

/** A group as listed in another group's schedule: for some groups nothing else is known. */
export interface NamedGroup {
  name: string;
  specialityName: string;
  specialityCode: string;
  numberOfStudents: number;
  educationDegree: number;
}

/** Begins the origin of the lessons of an imported educator's schedule, before the educator's `urlId`. */
export const EMPLOYEE_ORIGIN = 'employee:';

/** A lesson of the weekly plan, or (with `isExam`) an entry of the session. */
export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    /** As in group_terms. */
    term: termCode().notNull(),
    isExam: boolean().notNull(),
    /** 1 = Monday … 6 = Saturday. */
    day: smallint().notNull(),
    /** Weeks of the cycle, 1–4. */
    weeks: smallint().array(),
    /** 0 = the whole group. */
    subgroup: smallint().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    subject: text(),
    subjectFull: text(),
    /** ЛК, ПЗ, ЛР, Экзамен, … */
    type: text(),
    note: text(),
    rooms: text().array().notNull(),
    /** Set for a lesson on a single date. */
    date: isoDate(),
    startDate: isoDate(),
    endDate: isoDate(),
    isAnnouncement: boolean().notNull().default(false),
    isSplit: boolean().notNull().default(false),
    /** The imported schedule to which the lesson belongs: "group:221901", "employee:i-ivanov"; null for local lessons. */
    origin: text(),
    /**
     * The groups that an imported schedule of an educator, or of another group of the stream, lists for the lesson. An
     * educator's schedule omits groups whose own schedule contains the lesson. Null when no groups are listed.
     */
    namedGroups: jsonb().$type<NamedGroup[]>(),
    updatedOn: isoDate().notNull(),
    version: version(),
  },
  (table) => [
    index().on(table.origin),
    index('lessons_named_groups_index').using('gin', table.namedGroups.op('jsonb_path_ops')),
  ],
);

export const lessonGroups = pgTable(
  'lesson_groups',
  {
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    groupId: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.lessonId] }), index().on(table.lessonId)],
);

export const lessonEmployees = pgTable(
  'lesson_employees',
  {
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    employeeId: integer()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    order: smallint().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.employeeId, table.lessonId] }), index().on(table.lessonId)],
);

/**
 * A lesson before or after a change. Excludes announcements in a schedule: their educators announce changes themselves.
 */
export type ChangingLesson = LessonInNotice & { term: TermCode; isAnnouncement: boolean };

/**
 * Manual changes that have not been announced yet: one row per lesson, however often it was changed. The lesson may
 * have been deleted, so its id is not a foreign key.
 */
export const heldLessonChanges = pgTable('held_lesson_changes', {
  lessonId: integer().primaryKey(),
  /** The lesson before the first change; null when it did not exist. */
  before: jsonb().$type<ChangingLesson>(),
  /** The lesson after the last change; null when it no longer exists. */
  after: jsonb().$type<ChangingLesson>(),
  since: timestamp({ withTimezone: true }).notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
