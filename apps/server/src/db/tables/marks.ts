import { boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { isoDate } from './dates.ts';
import { disciplines } from './disciplines.ts';
import { employees } from './employees.ts';
import { id, version } from './ids.ts';
import { students } from './students.ts';

/** A line of a student's markbook. */
export const marks = pgTable(
  'marks',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    disciplineId: integer()
      .notNull()
      .references(() => disciplines.id, { onDelete: 'cascade' }),
    /** "9", зачтено, не зачтено or неявка; null until it is entered. */
    mark: text(),
    date: isoDate(),
    teacherId: integer().references(() => employees.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    /** Number of retakes. */
    retakes: smallint().notNull().default(0),
    /**
     * Whether the discipline was never studied, because the student transferred from another speciality or university.
     */
    isDifference: boolean().notNull().default(false),
    version: version(),
  },
  (table) => [
    unique().on(table.studentId, table.disciplineId),
    index().on(table.disciplineId),
    index().on(table.teacherId),
  ],
);
