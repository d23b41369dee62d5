import type { UndoReason } from '@semestr/api/undo-reasons';
import { writeAudit } from '../../domain/audit.ts';
import { keepsRole } from '../../domain/former-rights.ts';
import { actor } from '../../domain/caller.ts';
import { undoBatch } from '../../records/batches.ts';
import type { Resource } from '../../records/define-resource.ts';
import { type By, yieldToEventLoop, type Storage } from './slices.ts';
import { goOn } from './states.ts';
import { subjectOf, type TableImportRow } from './store.ts';

/** Undoes the changes of an import. Records that were changed or used since are kept, and recorded in the log. */
export async function undoRows(
  {
    storage,
    by,
    signal,
    resources,
  }: { storage: Storage; by: By; signal: AbortSignal; resources: readonly Resource[] },
  row: TableImportRow,
): Promise<void> {
  const { db, now } = storage;
  const left: { row: number; reason: UndoReason }[] = [];
  let isWhole = false;
  try {
    for await (const piece of undoBatch(storage, resources, row.batchId ?? 0, { ...by, now })) {
      left.push(...piece.left.map(({ position, reason }) => ({ row: position, reason })));
      if (signal.aborted || !(await keepsRole(db, by.caller))) return;
      await yieldToEventLoop();
    }
    isWhole = true;
  } finally {
    await db.transaction(async (tx) => {
      await goOn(tx, row, { state: isWhole ? 'undone' : 'done', finishedAt: now() });
      if (isWhole)
        await writeAudit(tx, {
          now: now(),
          ...actor(by.caller),
          action: 'table-imports.left',
          subject: subjectOf(row.id),
          details: { rows: left },
          client: by.client,
        });
    });
  }
}
