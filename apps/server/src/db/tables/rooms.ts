import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { departments } from './departments.ts';
import { smallId, version } from './ids.ts';

/** A building of the university. */
export const buildings = pgTable('buildings', {
  id: smallId(),
  /** "3 к." */
  name: text().notNull(),
  version: version(),
});

/** Types of rooms. */
export const roomTypes = pgTable('room_types', {
  id: smallId(),
  /** "лекционная аудитория". */
  name: text().notNull(),
  /** "лк"; empty for none. */
  abbrev: text().notNull(),
  version: version(),
});

/** A room. */
export const rooms = pgTable(
  'rooms',
  {
    id: smallId(),
    name: text().notNull(),
    note: text(),
    capacity: integer(),
    typeId: integer()
      .notNull()
      .references(() => roomTypes.id, { onUpdate: 'cascade' }),
    buildingId: integer()
      .notNull()
      .references(() => buildings.id, { onUpdate: 'cascade' }),
    departmentId: integer().references(() => departments.id, { onUpdate: 'cascade' }),
    version: version(),
  },
  (table) => [index().on(table.departmentId), index().on(table.typeId), index().on(table.buildingId)],
);
