import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isoDate } from './dates.ts';
import { employees } from './employees.ts';
import { groups } from './groups.ts';
import { id, version } from './ids.ts';

/** An educator's announcement for some groups. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    content: text().notNull(),
    date: isoDate().notNull(),
    startTime: text(),
    endTime: text(),
    /** "512-4 к."; null when it has no particular place. */
    room: text(),
    version: version(),
  },
  (table) => [index().on(table.employeeId), index().on(table.date)],
);

export const announcementGroups = pgTable(
  'announcement_groups',
  {
    announcementId: integer()
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    groupId: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.announcementId] }),
    index().on(table.announcementId),
  ],
);
