import type { ApiTokenScope } from '@semestr/core/api-tokens';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id } from './ids.ts';
import { users } from './users.ts';

const moment = () => timestamp({ withTimezone: true });

/** Credentials that a script uses instead of a session. The token is stored hashed. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    /** First characters of the token, by which its owner recognises it. */
    start: text().notNull(),
    /** Name chosen by the owner. */
    name: text().notNull(),
    scopes: jsonb().$type<ApiTokenScope[]>().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
