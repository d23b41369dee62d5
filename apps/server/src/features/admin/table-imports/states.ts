import type { TableImportState } from '@semestr/core/table-imports';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { tableImports } from '../../../db/tables/table-imports.ts';
import type { TableImportRow } from './store.ts';

/**
 * How an import goes from one state to the next. Each step names the version that it goes on from: of two presses, or two
 * servers, one goes on, and the other finds that it does not.
 */

type Change = Partial<Pick<TableImportRow, 'state' | 'storedUpTo' | 'batchId' | 'columns' | 'finishedAt'>>;

/** Changes an import that still is as it was read; null where it is not. */
export async function goOn(
  tx: Database,
  { id, version }: Pick<TableImportRow, 'id' | 'version'>,
  change: Change,
): Promise<TableImportRow | null> {
  const [row] = await tx
    .update(tableImports)
    .set({ ...change, version: sql`${tableImports.version} + 1` })
    .where(and(eq(tableImports.id, id), eq(tableImports.version, version)))
    .returning();
  return row ?? null;
}

/** What is under way when its server stops: what was being stored may go on, what was being taken back be taken back again. */
const afterStop = { running: 'stopped', undoing: 'done' } as const satisfies Partial<
  Record<TableImportState, TableImportState>
>;

/** Ends what a server that is gone had under way. */
export async function endInterrupted(db: Database, now: Date): Promise<void> {
  for (const [state, next] of Object.entries(afterStop))
    await db
      .update(tableImports)
      .set({ state: next, finishedAt: now, version: sql`${tableImports.version} + 1` })
      // The keys of the table are states.
      .where(inArray(tableImports.state, [state as keyof typeof afterStop]));
}
