import type { DiplomaTopicState } from '@semestr/core/diploma';
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { employees } from './employees.ts';
import { archivedAt, id, version } from './ids.ts';
import { requestColumns } from './requests.ts';

/** Degrees and ranks of supervisors from other organisations, with the price of an hour. */
export const academicTitles = pgTable('academic_titles', {
  id: id(),
  name: text().notNull(),
  abbrev: text().notNull(),
  price: doublePrecision(),
  version: version(),
});

const title = () => integer().references(() => academicTitles.id, { onDelete: 'set null' });

/** A supervisor from another organisation. */
export const externalManagers = pgTable(
  'external_managers',
  {
    id: id(),
    /** The full name, surname first. */
    names: text().notNull(),
    degreeId: title(),
    rankId: title(),
    workPlace: text(),
    jobPosition: text(),
    version: version(),
  },
  (table) => [index().on(table.names), index().on(table.degreeId), index().on(table.rankId)],
);

/** A topic that a supervisor of the university offers. */
export const diplomaTopics = pgTable(
  'diploma_topics',
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    topic: text().notNull(),
    version: version(),
    archivedAt: archivedAt(),
  },
  (table) => [index().on(table.employeeId)],
);

/** A topic that a student suggested. */
export const diplomaSuggestions = pgTable(
  'diploma_suggestions',
  {
    ...requestColumns(),
    state: text().$type<DiplomaTopicState>().notNull(),
    topic: text().notNull(),
    belarusianTopic: text(),
    englishTopic: text(),
    justification: text(),
    employeeId: integer().references(() => employees.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    externalManagerId: integer().references(() => externalManagers.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.studentId), index().on(table.employeeId), index().on(table.externalManagerId)],
);
