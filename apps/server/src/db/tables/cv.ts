import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { id, version } from './ids.ts';
import { students } from './students.ts';

/** What students can do, in words that they share. */
export const skills = pgTable('skills', {
  id: id(),
  name: text().notNull(),
  /** The name in lower case: one skill, however somebody writes it. */
  key: text().notNull().unique(),
  version: version(),
});

export const studentSkills = pgTable(
  'student_skills',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    skillId: integer()
      .notNull()
      .references(() => skills.id, { onDelete: 'cascade' }),
    order: smallint().notNull(),
    version: version(),
  },
  (table) => [unique().on(table.studentId, table.skillId), index().on(table.skillId)],
);

/** Where else a student can be found. */
export const cvReferences = pgTable(
  'cv_references',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    reference: text().notNull(),
    order: smallint().notNull(),
    version: version(),
  },
  (table) => [index().on(table.studentId)],
);
