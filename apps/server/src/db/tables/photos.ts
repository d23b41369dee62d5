import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { employees } from './employees.ts';
import { id, version } from './ids.ts';
import { students } from './students.ts';

/** The photo of a student or an employee. */
export const photos = pgTable(
  'photos',
  {
    id: id(),
    /** Drawn by chance for each new picture, so that nobody guesses where it is. */
    name: text().notNull().unique(),
    studentId: integer()
      .unique()
      .references(() => students.id, { onDelete: 'cascade' }),
    employeeId: integer()
      .unique()
      .references(() => employees.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** A JPEG that we wrote ourselves; null where there is only the wish to show one, or not. */
    picture: bytes(),
    isShown: boolean().notNull().default(true),
    version: version(),
  },
  (table) => [check('photos_owner', sql`num_nonnulls(${table.studentId}, ${table.employeeId}) = 1`)],
);
