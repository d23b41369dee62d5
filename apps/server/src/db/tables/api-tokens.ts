import type { ApiTokenScope } from '@semestr/core/api-tokens';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id } from './ids.ts';
import { users } from './users.ts';

const moment = () => timestamp({ withTimezone: true });

/** What a script shows in place of a session. The token itself is stored hashed. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    /** Its first letters, by which its owner knows it. */
    start: text().notNull(),
    /** As its owner calls it. */
    name: text().notNull(),
    scopes: jsonb().$type<ApiTokenScope[]>().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
