import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';

/** Tables to which every request may write, even a rejected one: last use of a session, counters of attempts. */
export const restless = new Set(['sessions', 'sign_in_failures', 'idempotency_keys', 'attempts']);

/** Returns the rows of a query, for either database. */
export const rowsOf = (result: unknown): Record<string, unknown>[] =>
  (result as { rows: Record<string, unknown>[] }).rows;

/** Lists the names of the product's tables, in order. */
export async function tablesOf(db: Database): Promise<string[]> {
  const tables = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rowsOf(tables).map(({ name }) => String(name));
}

/** Returns one line for each of these tables, in one query. */
async function linesOf(
  db: Database,
  tables: readonly string[],
  line: ReturnType<typeof sql>,
): Promise<Record<string, string>> {
  const parts = tables.map(
    (table) => sql`select ${table}::text as name, ${line} as line from public.${sql.identifier(table)} row`,
  );
  const lines = rowsOf(await db.execute(sql.join(parts, sql` union all `)));
  return Object.fromEntries(lines.map((row) => [String(row['name']), String(row['line'])]));
}

/** Returns the stored data as one line for each table: the number of rows, and a hash of their content. */
export async function stored(db: Database): Promise<Record<string, string>> {
  const tables = (await tablesOf(db)).filter((name) => !restless.has(name));
  const hash = sql`md5(string_agg(md5(row::text), '' order by md5(row::text)))`;
  return linesOf(db, tables, sql`count(*)::text || ' ' || coalesce(${hash}, '')`);
}

/** The number of rows of each table, and the last transaction that wrote to it. */
export type TableVersions = Readonly<Record<string, string>>;

/** Cheaper than comparing the stored data, and stricter: writing identical values creates a new version. */
export async function tableVersions(db: Database, tables?: readonly string[]): Promise<TableVersions> {
  return linesOf(
    db,
    tables ?? (await tablesOf(db)),
    sql`count(*)::text || ' ' || coalesce(max(row.xmin::text::bigint), 0)::text`,
  );
}

/** Lists the tables whose rows differ between two versions. */
export const changedTables = (before: TableVersions, after: TableVersions): string[] =>
  Object.keys(before).filter((table) => before[table] !== after[table]);
