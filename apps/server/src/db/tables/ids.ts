import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Ids of our own begin far above those of an imported provider, so that the two never meet. */
export const OWN_IDS_FROM = 1_000_000;

/** The primary key of a table: the provider's id where the row was imported, else the next of ours. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity({ startWith: OWN_IDS_FROM });

/** Raised by every change from the console, so that a stale one is noticed. */
export const version = () => integer().notNull().default(1);

/**
 * Since when a record is archived: no longer chosen and no longer in the lists of everybody, though what happened with it
 * still names it. Null where it is in use.
 */
export const archivedAt = () => timestamp({ withTimezone: true });
