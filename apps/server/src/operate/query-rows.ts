import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Returns the rows of a raw statement; `R` describes its columns, for which drizzle has no type. */
export async function queryRows<R extends Record<string, unknown>>(
  db: Database,
  statement: SQL | string,
): Promise<R[]> {
  const result = await db.execute(typeof statement === 'string' ? sql.raw(statement) : statement);
  // Both drivers return this.
  return (result as { rows: R[] }).rows;
}

/** Quotes a name for a statement. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
