import { pgTable, text } from 'drizzle-orm/pg-core';
import { smallId, version } from './ids.ts';

export const faculties = pgTable('faculties', {
  id: smallId(),
  name: text().notNull(),
  abbrev: text().notNull().unique(),
  version: version(),
});
