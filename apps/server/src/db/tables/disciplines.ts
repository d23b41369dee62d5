import type { Control } from '@semestr/core/disciplines';
import { boolean, index, integer, pgTable, real, smallint, text } from 'drizzle-orm/pg-core';
import { archivedAt, id, version } from './ids.ts';
import { specialities } from './specialities.ts';

/** A line of the study plan: a discipline of a speciality in a semester, with its form of assessment. */
export const disciplines = pgTable(
  'disciplines',
  {
    id: id(),
    specialityId: integer()
      .notNull()
      .references(() => specialities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Counted from the beginning of the studies: 1–12. */
    semester: smallint().notNull(),
    abbrev: text().notNull(),
    name: text().notNull(),
    hours: integer().notNull(),
    credits: smallint(),
    control: text().$type<Control>().notNull(),
    /** Whether it belongs to the plan for students from abroad. */
    isForeign: boolean().notNull().default(false),
    /**
     * The average mark and retakes of all students of the discipline, stored so that reading a markbook need not add
     * them up.
     */
    commonMark: real(),
    commonRetakes: real(),
    version: version(),
    archivedAt: archivedAt(),
  },
  (table) => [index().on(table.specialityId, table.semester)],
);
