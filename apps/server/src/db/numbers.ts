import { max, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Serialises the assignment of numbers in a table. Only in a transaction; the lock ends with it. */
export async function lockNumbers(tx: Database, table: PgTable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${getTableConfig(table).name}))`);
}

/**
 * Returns the number after the greatest assigned one, sequentially across transactions. Only in a transaction; the lock
 * ends with it.
 */
export async function nextNumber(tx: Database, table: PgTable, number: PgColumn): Promise<number> {
  await lockNumbers(tx, table);
  const [row] = await tx.select({ last: max(number) }).from(table);
  return Number(row?.last ?? 0) + 1;
}
