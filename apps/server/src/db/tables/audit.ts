import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { id } from './ids.ts';
import { users } from './users.ts';

/** What was done that somebody may ask about later: who, as whom, what, on what, when. Rows are only added, until
 * they are older than the university wants; those of failures are counted up as long as their window lasts. */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null where nobody was signed in, or the account is gone. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The account as which the user acted; null where it was the own one. */
    asUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** "sign-in", "contact.change", "students.update", … */
    action: text().notNull(),
    /** What it was done to: "students/1040001"; empty for nothing in particular. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>(),
    /** The entry that this one takes back, which may be gone by its age; null where it takes none back. */
    undoesId: integer(),
    client: text().notNull(),
    /** Where failures are summed: by which site, in which window, and which of its rows this is; null for one deed. */
    summedIn: text(),
    summedAs: text(),
  },
  (table) => [
    index().on(table.at),
    index().on(table.userId),
    index().on(table.asUserId),
    index().on(table.action),
    unique().on(table.summedIn, table.summedAs),
  ],
);
