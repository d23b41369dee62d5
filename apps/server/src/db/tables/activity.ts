import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { isoDate } from './dates.ts';
import { id, version } from './ids.ts';
import { students } from './students.ts';

const studentId = () =>
  integer()
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' });

/** A student's membership in the youth union (БРСМ) or the trade union. */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    studentId: studentId(),
    kind: text().$type<'brsm' | 'prof-com'>().notNull(),
    since: isoDate().notNull(),
    version: version(),
  },
  (table) => [unique().on(table.studentId, table.kind)],
);

/** A student's activity outside lessons. */
export const works = pgTable(
  'works',
  {
    id: id(),
    studentId: studentId(),
    kind: text().$type<'social' | 'research'>().notNull(),
    title: text().notNull(),
    date: isoDate().notNull(),
    status: text().notNull(),
    version: version(),
  },
  (table) => [index().on(table.studentId)],
);
