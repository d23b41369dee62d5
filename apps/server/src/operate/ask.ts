import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** The rows that a statement of our own answers; `R` is what it selects, which no type of drizzle's knows. */
export async function ask<R extends Record<string, unknown>>(
  db: Database,
  statement: SQL | string,
): Promise<R[]> {
  const result = await db.execute(typeof statement === 'string' ? sql.raw(statement) : statement);
  // Either driver answers so.
  return (result as { rows: R[] }).rows;
}

/** A name as it stands in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
