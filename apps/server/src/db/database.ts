import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either database, behind one query builder; also what a transaction gives. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Whether the database answers. */
export async function isAlive(db: Database): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
