import { max, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Lets one after the other give out numbers of a table. Only in a transaction, with which it ends. */
export async function lockNumbers(tx: Database, table: PgTable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${getTableConfig(table).name}))`);
}

/** The number after the greatest that was given out; one after the other. Only in a transaction, with which it ends. */
export async function nextNumber(tx: Database, table: PgTable, number: PgColumn): Promise<number> {
  await lockNumbers(tx, table);
  const [row] = await tx.select({ last: max(number) }).from(table);
  return Number(row?.last ?? 0) + 1;
}
