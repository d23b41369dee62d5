import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Locally assigned ids begin far above those of an imported provider, so that the two never collide. */
export const OWN_IDS_FROM = 1_000_000;

/** The primary key of a table: the provider's id for imported rows, otherwise the next local id. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity({ startWith: OWN_IDS_FROM });

/**
 * Local ids of tables whose provider's ids fit into 16 bits, as some clients declare them: between the dictionaries of
 * the provider, which count from 1, and its faculties, departments, specialities and groups, from 20,000.
 */
export const OWN_SMALL_IDS_FROM = 10_000;
export const OWN_SMALL_IDS_TO = 19_999;

/** The primary key of a table with small ids. */
export const smallId = () =>
  integer().primaryKey().generatedByDefaultAsIdentity({ startWith: OWN_SMALL_IDS_FROM });

/** Incremented by every change from the console, so that stale edits are detected. */
export const version = () => integer().notNull().default(1);

/**
 * When a record was archived: it is excluded from options and public lists, but existing references to it stay. Null
 * while it is in use.
 */
export const archivedAt = () => timestamp({ withTimezone: true });
