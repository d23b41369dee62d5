import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, version } from './ids.ts';

export const faculties = pgTable('faculties', {
  id: id(),
  name: text().notNull(),
  abbrev: text().notNull().unique(),
  version: version(),
});
