import type { ProfilingState } from '@semestr/core/profiling';
import { doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { isoDate } from './dates.ts';
import { id, version } from './ids.ts';
import { requestColumns } from './requests.ts';
import { specialities } from './specialities.ts';
import { students } from './students.ts';

const speciality = () =>
  integer()
    .notNull()
    .references(() => specialities.id, { onDelete: 'cascade', onUpdate: 'cascade' });

/** Specialisations that students of a speciality may choose. */
export const specializations = pgTable(
  'specializations',
  {
    id: id(),
    specialityId: speciality(),
    name: text().notNull(),
    abbrev: text().notNull(),
    /** Number of places per course; null when it is not set. */
    places: smallint(),
    /** The last day on which it may be chosen; null for no limit. */
    lastDay: isoDate(),
    version: version(),
  },
  (table) => [index().on(table.specialityId)],
);

/** A student's application for a specialisation. */
export const profilingApplications = pgTable(
  'profiling_applications',
  {
    ...requestColumns(),
    state: text().$type<ProfilingState>().notNull(),
    specializationId: integer()
      .notNull()
      .references(() => specializations.id),
    /** 1 is the student's first choice. */
    priority: smallint().notNull(),
  },
  (table) => [index().on(table.studentId), index().on(table.specializationId)],
);

/** The order in which students choose, stored so that marks need not be added up for each request. */
export const profilingRatings = pgTable(
  'profiling_ratings',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .unique()
      .references(() => students.id, { onDelete: 'cascade' }),
    specialityId: speciality(),
    course: smallint().notNull(),
    average: doublePrecision().notNull(),
    position: integer().notNull(),
    version: version(),
  },
  (table) => [index().on(table.specialityId, table.course, table.position)],
);
