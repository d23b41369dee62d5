import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { id, version } from './ids.ts';
import { students } from './students.ts';

/** Skills of students, a list shared by all. */
export const skills = pgTable('skills', {
  id: id(),
  name: text().notNull(),
  /** The name in lower case, so that spellings that differ in case are one skill. */
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

/** Links to a student's other profiles. */
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
