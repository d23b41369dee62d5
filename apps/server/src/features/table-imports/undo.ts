import type { UndoReason } from '@semestr/api/undo-reasons';
import { writeAudit } from '../../domain/audit.ts';
import { keepsRole } from '../../domain/former-rights.ts';
import { actor } from '../../domain/caller.ts';
import { undoBatch } from '../../records/batches.ts';
import type { Resource } from '../../records/define-resource.ts';
import { type By, yieldToEventLoop, type Storage } from './slices.ts';
import { rowAt, withContacts } from './entries.ts';
import { updateState } from './states.ts';
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
  const keptRows: { row: number; reason: UndoReason }[] = [];
  let isWhole = false;
  try {
    for await (const piece of undoBatch(storage, withContacts(resources), row.batchId ?? 0, { ...by, now })) {
      for (const { position, reason } of piece.left) {
        const at = rowAt(position);
        // A remaining contact or post also keeps its owner.
        if (!keptRows.some((one) => one.row === at)) keptRows.push({ row: at, reason });
      }
      if (signal.aborted || !(await keepsRole(db, by.caller))) return;
      await yieldToEventLoop();
    }
    isWhole = true;
  } finally {
    await db.transaction(async (tx) => {
      await updateState(tx, row, { state: isWhole ? 'undone' : 'done', finishedAt: now() });
      if (isWhole)
        await writeAudit(tx, {
          now: now(),
          ...actor(by.caller),
          action: 'table-imports.left',
          subject: subjectOf(row.id),
          details: { rows: keptRows },
          client: by.client,
        });
    });
  }
}
