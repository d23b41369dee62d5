import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { id } from './ids.ts';
import { contacts, users } from './users.ts';

const moment = () => timestamp({ withTimezone: true });

/** A code that was sent to a contact: one for each contact and purpose, the newer in place of the older. */
export const codes = pgTable(
  'codes',
  {
    id: id(),
    contactId: integer()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    purpose: text().$type<'confirm' | 'recover'>().notNull(),
    /** argon2id. */
    hash: text().notNull(),
    expiresAt: moment().notNull(),
    /** The attempts that its sending took, so that they can be given back: scope, subject, client. */
    scope: text().notNull(),
    subject: text().notNull(),
    client: text().notNull(),
  },
  (table) => [unique().on(table.contactId, table.purpose)],
);

/** A link with which a person sets the first password; the token is stored hashed. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who made it in the console: it holds only while they may still make it. Null for those of earlier versions. */
    makerId: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    /** Wrong birth dates; five make the link useless. */
    failures: integer().notNull().default(0),
  },
  (table) => [index().on(table.userId), index().on(table.makerId)],
);
