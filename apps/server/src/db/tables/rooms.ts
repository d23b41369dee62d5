import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { departments } from './departments.ts';
import { id, version } from './ids.ts';

/** A room. */
export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    name: text().notNull(),
    note: text(),
    capacity: integer(),
    typeId: integer().notNull(),
    typeName: text().notNull(),
    typeAbbrev: text().notNull(),
    buildingId: integer().notNull(),
    /** "3 к." */
    buildingName: text().notNull(),
    departmentId: integer().references(() => departments.id, { onUpdate: 'cascade' }),
    version: version(),
  },
  (table) => [index().on(table.departmentId)],
);
