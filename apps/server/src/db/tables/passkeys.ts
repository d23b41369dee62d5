import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { id } from './ids.ts';
import { users } from './users.ts';

const moment = () => timestamp({ withTimezone: true });

/** A passkey: a key pair of which a device keeps the secret half. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By which the device names it, in base64url. */
    credentialId: text().notNull().unique(),
    publicKey: bytes().notNull(),
    /** How often it has signed, as its device counts; 0 where it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches its device: "internal", "hybrid", "usb", … */
    transports: jsonb().$type<string[]>().notNull(),
    /** As its owner calls it. */
    name: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.userId)],
);

/** What a passkey is to sign, once and soon. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text().primaryKey(),
    purpose: text().$type<'add' | 'sign-in'>().notNull(),
    /** Who adds a passkey; null while signing in, when nobody is known yet. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
