import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about the data as a whole, one row. */
export const meta = pgTable('meta', {
  /** Always 1. */
  id: integer().primaryKey(),
  /** Incremented by every change of public reference data. */
  dataVersion: integer().notNull(),
  /** SHA-256 of the token that creates the first administrator; null after one exists. */
  setupTokenHash: text(),
  /** Secret of this installation; never exposed. */
  secret: text().notNull().default(sql`gen_random_uuid()::text`),
});
