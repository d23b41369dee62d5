import { getTableName, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';

const ROWS_A_STATEMENT = 500;

/** Inserts many rows with few statements. */
export async function insertAll<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly PgInsertValue<T>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    // Statements of one transaction cannot run in parallel.
    await db.insert(table).values(rows.slice(from, from + ROWS_A_STATEMENT));
}

/** Analyses freshly filled tables: otherwise the database plans a large statement as if they were empty. */
export async function analyseTables(db: Database, ...tables: PgTable[]): Promise<void> {
  for (const table of tables) await db.execute(sql`analyze ${table}`);
}

/** Moves the identity of a table past explicitly inserted ids, so that later rows get new ones. */
export async function moveIdentity(db: Database, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${table} having max(id) is not null`,
  );
}
