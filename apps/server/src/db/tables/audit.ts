import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { id } from './ids.ts';
import { users } from './users.ts';

/**
 * Recorded actions: the user, the impersonated account, the action, its subject and the time. Rows are only added,
 * until they are older than the university's limit; rows of failures are counted up while their window lasts.
 */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null when the caller was not signed in, or the account has been deleted. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The impersonated account; null when the user acted as themselves. */
    asUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** "sign-in", "contact.change", "students.update", … */
    action: text().notNull(),
    /** Subject of the action: "students/1040001"; empty when there is none. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>(),
    /** The entry that this one reverts, which may have expired; null when it reverts none. */
    undoesId: integer(),
    client: text().notNull(),
    /**
     * Key under which failures are summed: the call site, the window, and the number of the row in it; null for a
     * single action.
     */
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
