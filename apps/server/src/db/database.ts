import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either database, behind one query builder; also the type of a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Milliseconds without a response after which a database counts as unavailable. */
const ALIVE_MS = 1500;

/** Whether the database responds in time. */
export async function isAlive(db: Database): Promise<boolean> {
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, setTimeout(ALIVE_MS, false, { ref: false })]);
}
