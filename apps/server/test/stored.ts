import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';

/** Written by merely being here: a session that is seen, a counter of attempts. */
const restless = new Set(['sessions', 'sign_in_failures', 'idempotency_keys', 'attempts']);

/** The rows of a query, whichever database answers. */
const rowsOf = (result: unknown): Record<string, unknown>[] =>
  (result as { rows: Record<string, unknown>[] }).rows;

/** What is stored, as one line for each table: how many rows, and a hash of what they hold. */
export async function stored(db: Database): Promise<Record<string, string>> {
  const tables = rowsOf(
    await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
  ).map(({ name }) => String(name));
  const lines: [string, string][] = [];
  for (const table of tables.filter((name) => !restless.has(name))) {
    const hash = sql`md5(string_agg(md5(row::text), '' order by md5(row::text)))`;
    const [line] = rowsOf(
      await db.execute(
        sql`select count(*)::text || ' ' || coalesce(${hash}, '') as line from ${sql.identifier(table)} row`,
      ),
    );
    lines.push([table, String(line?.['line'])]);
  }
  return Object.fromEntries(lines);
}
