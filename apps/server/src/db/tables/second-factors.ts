import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { users } from './users.ts';

const moment = () => timestamp({ withTimezone: true });

/** The second factor of an account: what an app and the server both know. */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Of TOTP, sealed for this account alone. */
  secret: bytes().notNull(),
  /** The last half minute whose code has served: none up to it serves again. */
  lastStep: integer().notNull().default(0),
  begunAt: moment().notNull(),
  /** When a first code turned it on; null until then. */
  since: moment(),
  /** With what the recovery codes are hashed; null where there are none. */
  recoverySalt: bytes(),
});

/** Recovery codes that have not served yet. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    /** argon2id with the salt of the account, so that one hash finds the row. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);
