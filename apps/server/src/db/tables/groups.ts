import { boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { isoDate, termCode } from './dates.ts';
import { employees } from './employees.ts';
import { faculties } from './faculties.ts';
import { archivedAt, id, smallId, version } from './ids.ts';
import { specialities } from './specialities.ts';

/** A student group. */
export const groups = pgTable(
  'groups',
  {
    id: smallId(),
    name: text().notNull().unique(),
    facultyId: integer()
      .notNull()
      .references(() => faculties.id, { onUpdate: 'cascade' }),
    specialityId: integer()
      .notNull()
      .references(() => specialities.id, { onUpdate: 'cascade' }),
    /** Set when a schedule has another code for this group than for others of the speciality: "1-40 04 01". */
    specialityCode: text(),
    course: smallint(),
    calendarId: text(),
    /** 1 = first degree, 2 = master. */
    degree: smallint().notNull(),
    size: integer().notNull(),
    version: version(),
    archivedAt: archivedAt(),
    /** The educator who supervises the group. */
    curatorId: integer().references(() => employees.id, { onDelete: 'set null', onUpdate: 'cascade' }),
  },
  (table) => [index().on(table.specialityId), index().on(table.facultyId), index().on(table.curatorId)],
);

/** Dates of a group's lessons and session of one term. A group without a row has no published schedule. */
export const groupTerms = pgTable(
  'group_terms',
  {
    id: id(),
    groupId: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** "2026-autumn": the academic year's first calendar year and the term. */
    term: termCode().notNull(),
    start: isoDate(),
    end: isoDate(),
    examsStart: isoDate(),
    examsEnd: isoDate(),
    /** Part-time or distance learning, as stated by the provider; null when it was not stated. */
    isExtramural: boolean(),
    updatedOn: isoDate().notNull(),
    version: version(),
  },
  (table) => [unique().on(table.groupId, table.term)],
);
