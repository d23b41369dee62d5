import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { id } from './ids.ts';
import { contacts, users } from './users.ts';

const moment = () => timestamp({ withTimezone: true });

/** A code sent to a contact: one per contact and purpose; a newer code replaces the older one. */
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
    /** The attempts that were used to send it, so that they can be restored: scope, subject, client. */
    scope: text().notNull(),
    subject: text().notNull(),
    client: text().notNull(),
  },
  (table) => [unique().on(table.contactId, table.purpose)],
);

/** A link with which a user sets the first password; the token is stored hashed. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The administrator who created it in the console. The link is only valid while that administrator may create
     * links. Null for links of earlier versions.
     */
    makerId: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    /** Wrong birth dates entered; five invalidate the link. */
    failures: integer().notNull().default(0),
  },
  (table) => [index().on(table.userId), index().on(table.makerId)],
);
