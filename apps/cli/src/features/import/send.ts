import type { ApiError } from '@semestr/api/client';
import { IMPORT_BYTES } from '@semestr/api/imports';
import { translator } from '@semestr/core/texts';
import { batches, type Outcome, send, sizeOf, type Target } from './batch.ts';
import { type Item, type Kind, kinds, type Remark, rules } from './kinds.ts';
import type { Progress } from './progress.ts';
import type { ImportRecords } from './records.ts';
import { texts } from './texts.ts';

/** Number of records of each kind by result. */
export type Counts = Record<Kind, { stored: number; unchanged: number; unsent: number }>;

/** How the lessons of a stored schedule changed. */
export interface LessonChange {
  source: string;
  record: string;
  added: number;
  changed: number;
  removed: number;
}

export interface Sent {
  counts: Counts;
  lessons: LessonChange[];
  /** The error that stopped the import before everything was sent. */
  interruption: ApiError | null;
}

/** Adds the remarks of a batch to the records; returns the changes of lessons. */
function addRemarks(
  records: ImportRecords,
  kind: Kind,
  batch: readonly Item<unknown>[],
  result: Outcome,
): LessonChange[] {
  const t = translator(texts, records.language);
  const remark = (index: number, field: string, reason: string): Remark[] => {
    const item = batch[index];
    return item ? [{ kind, source: item.source, record: item.name, field, reason }] : [];
  };
  const noteReasons = { 'made-up': 'reasons.madeUp', 'left-out': 'reasons.leftOut' } as const;
  records.losses += result.refused.length;
  records.skips.push(
    ...result.skipped.flatMap(({ index, field, reason }) => remark(index, field, t(`reasons.${reason}`))),
    ...result.failures.flatMap(({ index, field, reason }) => remark(index, field, reason)),
    ...result.refused.flatMap(({ index, ...counts }) => remark(index, '.', t('reasons.wouldLose', counts))),
  );
  records.notes.push(
    ...result.notes.flatMap(({ index, field, reason, value }) =>
      remark(index, field, t(noteReasons[reason], { value })),
    ),
  );
  return result.lessons.flatMap(({ index, ...counts }) => {
    const item = batch[index];
    return item ? [{ source: item.source, record: item.name, ...counts }] : [];
  });
}

/** Returns the records that fit into a request; skips the others with a remark. */
function fitting(records: ImportRecords, kind: Kind): readonly Item<unknown>[] {
  const items: readonly Item<unknown>[] = records.items[kind];
  const t = translator(texts, records.language);
  return items.filter((item) => {
    const size = sizeOf(item);
    if (size < IMPORT_BYTES) return true;
    const reason = t('reasons.tooLarge', { size: (size / 1_000_000).toFixed(1) });
    records.skips.push({ kind, source: item.source, record: item.name, field: '.', reason });
    return false;
  });
}

/** Sends all records in the order of the kinds, until done or interrupted. */
export async function sendAll(target: Target, records: ImportRecords, progress: Progress): Promise<Sent> {
  // Every kind is a key because the keys are built from the list of kinds.
  const counts = Object.fromEntries(
    kinds.map((kind) => [kind, { stored: 0, unchanged: 0, unsent: 0 }]),
  ) as Counts;
  const lessons: LessonChange[] = [];
  let interruption: ApiError | null = null;
  for (const kind of kinds) {
    const items = fitting(records, kind);
    let done = 0;
    for (const batch of batches(items, rules[kind].batch)) {
      if (interruption) break;
      progress.update('storing', kind, done, items.length);
      const outcome = await send(target, kind, batch, records.language);
      counts[kind].stored += outcome.stored;
      counts[kind].unchanged += outcome.unchanged;
      lessons.push(...addRemarks(records, kind, batch, outcome));
      done += outcome.sent;
      interruption = outcome.interruption;
      if (!interruption) progress.update('storing', kind, done, items.length);
    }
    counts[kind].unsent = items.length - done;
  }
  return { counts, lessons, interruption };
}
