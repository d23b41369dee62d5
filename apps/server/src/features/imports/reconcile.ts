import { isDeepStrictEqual } from 'node:util';
import type { Imported } from '@semestr/api/imports';

export type Outcome = 'stored' | 'unchanged' | 'taken';

/**
 * Stores one record over what is there: found by its id, or else by a unique name (an imported id then replaces our
 * own). Whoever has the row open in the console will notice. A name that belongs to yet another row is taken.
 */
export async function reconcile<T extends { id: number }>(
  record: T,
  rows: readonly (T & { version: number })[],
  write: {
    insert: (record: T) => Promise<unknown>;
    update: (oldId: number, record: T & { version: number }) => Promise<unknown>;
  },
): Promise<Outcome> {
  const own = rows.find((row) => row.id === record.id) ?? rows[0];
  if (rows.length > 1) return 'taken';
  if (!own) {
    await write.insert(record);
    return 'stored';
  }
  const { version, ...stored } = own;
  if (isDeepStrictEqual(stored, record)) return 'unchanged';
  await write.update(own.id, { ...record, version: version + 1 });
  return 'stored';
}

/** Runs records one after the other and counts what became of them. */
export async function tally<T>(
  records: readonly T[],
  store: (record: T) => Promise<Outcome | { unknown: string }>,
  nameField: string,
): Promise<Imported> {
  const result: Imported = { stored: 0, unchanged: 0, skipped: [] };
  for (const [index, record] of records.entries()) {
    const outcome = await store(record);
    if (outcome === 'stored' || outcome === 'unchanged') result[outcome] += 1;
    else if (outcome === 'taken') result.skipped.push({ index, field: nameField, reason: 'taken' });
    else result.skipped.push({ index, field: outcome.unknown, reason: 'unknown' });
  }
  return result;
}
