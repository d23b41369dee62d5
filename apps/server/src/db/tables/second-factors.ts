import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { users } from './users.ts';

const moment = () => timestamp({ withTimezone: true });

/** The second factor of an account: a secret shared by an app and the server. */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** TOTP secret, encrypted for this account only. */
  secret: bytes().notNull(),
  /** The last 30-second step whose code was used; codes of this step and earlier ones are rejected. */
  lastStep: integer().notNull().default(0),
  begunAt: moment().notNull(),
  /** When it was turned on with a first code; null until then. */
  since: moment(),
  /** Salt of the recovery codes; null when there are none. */
  recoverySalt: bytes(),
});

/** Recovery codes that have not been used. */
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
