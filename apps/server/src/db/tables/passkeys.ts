import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { id } from './ids.ts';
import { users } from './users.ts';

const moment = () => timestamp({ withTimezone: true });

/** A passkey: a key pair whose private key stays on a device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The device's id for it, in base64url. */
    credentialId: text().notNull().unique(),
    publicKey: bytes().notNull(),
    /** Number of signatures, as counted by the device; 0 when it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Connections between a browser and the device: "internal", "hybrid", "usb", … */
    transports: jsonb().$type<string[]>().notNull(),
    /** Name chosen by the owner. */
    name: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.userId)],
);

/** A single-use, short-lived challenge for a passkey to sign. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text().primaryKey(),
    purpose: text().$type<'add' | 'sign-in'>().notNull(),
    /** The user who adds a passkey; null while signing in, when the user is not known yet. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
