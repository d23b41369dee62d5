import type { OrderKind } from '@semestr/core/student-orders';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isoDate } from './dates.ts';
import { groups } from './groups.ts';
import { id } from './ids.ts';
import { students } from './students.ts';

/**
 * Orders that change the state of a student. The state of those who left is also in `students`, written together with
 * the order.
 */
export const studentOrders = pgTable(
  'student_orders',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** The group of the student: the last group before the order, or the group to which a reinstatement leads. */
    groupId: integer()
      .notNull()
      .references(() => groups.id, { onUpdate: 'cascade' }),
    kind: text().$type<OrderKind>().notNull(),
    /** Number of the order; null for a graduation by the start of a year that states none. */
    number: text(),
    /** Date of the order. */
    date: isoDate().notNull(),
    /** First day on which it is in effect. */
    from: isoDate().notNull(),
    /** Last day of a leave; null for other orders. */
    until: isoDate(),
    /** Reason stated in the order, if any. */
    reason: text(),
  },
  (table) => [
    uniqueIndex().on(table.studentId, table.from),
    index().on(table.groupId),
    index().on(table.from),
    check('student_orders_days', sql`${table.from} <= ${table.until}`),
    check('student_orders_leave', sql`(${table.kind} = 'leave') = (${table.until} is not null)`),
  ],
);
