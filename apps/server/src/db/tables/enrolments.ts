import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { isoDate } from './dates.ts';
import { groups } from './groups.ts';
import { id } from './ids.ts';
import { students } from './students.ts';

/**
 * The days of a student in a group and a subgroup. The group and the subgroup in `students` are those of the last row,
 * which has no end. An exclusion constraint in the migration prevents two rows of a student from sharing a day.
 */
export const enrolments = pgTable(
  'enrolments',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    groupId: integer()
      .notNull()
      .references(() => groups.id, { onUpdate: 'cascade' }),
    /** 1 or 2. */
    subgroup: smallint().notNull(),
    /** First day in the group. */
    from: isoDate().notNull(),
    /** First day after the enrolment; null for the current enrolment. */
    to: isoDate(),
    /** Number of the order by which the student came to the group; null when it is not recorded. */
    orderNumber: text(),
  },
  (table) => [
    index().on(table.studentId, table.from),
    index().on(table.groupId),
    check('enrolments_days', sql`${table.from} < ${table.to}`),
  ],
);
