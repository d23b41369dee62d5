import { type AnyPgColumn, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { smallId, version } from './ids.ts';

/** The structure of the university. `type`: 1 administration, 2 faculty, 3 chair, 4 dean's office, 5 other. */
export const departments = pgTable(
  'departments',
  {
    id: smallId(),
    parentId: integer().references((): AnyPgColumn => departments.id, { onUpdate: 'cascade' }),
    type: smallint().$type<1 | 2 | 3 | 4 | 5>().notNull(),
    name: text().notNull(),
    abbrev: text().notNull().unique(),
    urlId: text().notNull().unique(),
    /** "12.3.1"; null when the department is not part of the structure. */
    code: text(),
    version: version(),
  },
  (table) => [index().on(table.parentId)],
);
