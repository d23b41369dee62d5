import type { TableImportState } from '@semestr/core/table-imports';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tableImports } from '../../db/tables/table-imports.ts';
import type { TableImportRow } from './store.ts';

/**
 * State transitions of an import. Each requires the version from which it starts, so that of two requests, or two
 * servers, only one succeeds.
 */

type Change = Partial<
  Pick<
    typeof tableImports.$inferInsert,
    'state' | 'storedUpTo' | 'batchId' | 'columns' | 'finishedAt' | 'cells' | 'source'
  >
>;

/** Updates an import if it has not changed since it was read; otherwise returns null. */
export async function updateState(
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

/** States after a server stopped: an import can be resumed, an undo can be restarted. */
const statesAfterStop = { running: 'stopped', undoing: 'done' } as const satisfies Partial<
  Record<TableImportState, TableImportState>
>;

/** Updates the state of work that a stopped server left unfinished. */
export async function endInterrupted(db: Database, now: Date): Promise<void> {
  for (const [state, next] of Object.entries(statesAfterStop))
    await db
      .update(tableImports)
      .set({ state: next, finishedAt: now, version: sql`${tableImports.version} + 1` })
      // The keys of the table are states.
      .where(inArray(tableImports.state, [state as keyof typeof statesAfterStop]));
}
