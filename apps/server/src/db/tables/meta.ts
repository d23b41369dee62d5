import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about the data as a whole, one row. */
export const meta = pgTable('meta', {
  /** Always 1. */
  id: integer().primaryKey(),
  /** Raised by every change of public reference data. */
  dataVersion: integer().notNull(),
  /** SHA-256 of the token that makes the first administrator; null once there is one. */
  setupTokenHash: text(),
  /** Of this installation alone; never told to anybody. */
  secret: text().notNull().default(sql`gen_random_uuid()::text`),
});
