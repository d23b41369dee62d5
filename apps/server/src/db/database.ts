import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either database, behind one query builder; also what a transaction gives. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** After so long without an answer a database counts as gone. */
const ALIVE_MS = 1500;

/** Whether the database answers, and soon. */
export async function isAlive(db: Database): Promise<boolean> {
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, setTimeout(ALIVE_MS, false, { ref: false })]);
}
