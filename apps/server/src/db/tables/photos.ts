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
    /** Random for each new picture, so that its address cannot be guessed. */
    name: text().notNull().unique(),
    studentId: integer()
      .unique()
      .references(() => students.id, { onDelete: 'cascade' }),
    employeeId: integer()
      .unique()
      .references(() => employees.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** A JPEG re-encoded by the server; null when only the choice to show or hide a photo is stored. */
    picture: bytes(),
    isShown: boolean().notNull().default(true),
    version: version(),
  },
  (table) => [check('photos_owner', sql`num_nonnulls(${table.studentId}, ${table.employeeId}) = 1`)],
);
