import { ApiError, type Client } from '@semestr/api/client';
import type { Imported } from '@semestr/api/imports';
import { reasons } from '@semestr/api/reasons';
import type { Language } from '@semestr/core/display';
import type { Book } from './book.ts';
import { type Item, type Kind, kinds, rules } from './kinds.ts';
import type { Progress } from './progress.ts';
import { texts } from './texts.ts';

/** What became of the records of each kind. */
export type Counts = Record<Kind, { stored: number; unchanged: number }>;

/** The server takes 4 MB; a batch stays well below. */
const MAX_BYTES = 3_000_000;

/** Records in batches that are neither too many nor too large. */
function* batches<T>(items: readonly Item<T>[], most: number): Generator<Item<T>[]> {
  let batch: Item<T>[] = [];
  let bytes = 0;
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item.record));
    if (batch.length > 0 && (batch.length === most || bytes + size > MAX_BYTES)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(item);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

/** Whether another batch may fare better: not when nobody answers or the session is over. */
const concernsBatch = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status !== 0 && error.status !== 401 && error.status !== 403;

interface Result extends Pick<Imported, 'stored' | 'unchanged' | 'skipped'> {
  /** Refused by the server as a whole, with its own words. */
  refused: { index: number; field: string; reason: string }[];
}

function refusal(error: ApiError, language: Language): { field: string; reason: string } {
  const [fault] = error.fields;
  const sentence = fault ? fault.reason : `${reasons[error.reason][language]} (${error.status})`;
  return { field: fault?.field ?? '.', reason: texts[language].reasons.refused(sentence) };
}

/**
 * Sends a batch, which the server stores whole or not at all. When it stores none, halves are sent, until the record
 * that is to blame stands alone and the others are stored.
 */
async function send(
  client: Client,
  kind: Kind,
  batch: readonly Item<unknown>[],
  language: Language,
): Promise<Result> {
  try {
    // The reply of every import call is the same.
    const reply = (await client.call(rules[kind].send, {
      body: batch.map(({ record }) => record),
    })) as Imported;
    const { stored, unchanged, skipped } = reply;
    return { stored, unchanged, skipped, refused: [] };
  } catch (error) {
    if (!concernsBatch(error)) throw error;
    if (batch.length === 1)
      return { stored: 0, unchanged: 0, skipped: [], refused: [{ index: 0, ...refusal(error, language) }] };
    const half = Math.ceil(batch.length / 2);
    const first = await send(client, kind, batch.slice(0, half), language);
    const second = await send(client, kind, batch.slice(half), language);
    const moved = <T extends { index: number }>(skip: T): T => ({ ...skip, index: skip.index + half });
    return {
      stored: first.stored + second.stored,
      unchanged: first.unchanged + second.unchanged,
      skipped: [...first.skipped, ...second.skipped.map(moved)],
      refused: [...first.refused, ...second.refused.map(moved)],
    };
  }
}

/** Sends everything in the order of the kinds; what the server skips is told by file and record too. */
export async function sendAll(client: Client, book: Book, progress: Progress): Promise<Counts> {
  const { language } = book;
  const t = texts[language].reasons;
  // Every kind is a key: the list of kinds makes it.
  const counts = Object.fromEntries(kinds.map((kind) => [kind, { stored: 0, unchanged: 0 }])) as Counts;
  for (const kind of kinds) {
    const items: readonly Item<unknown>[] = book.items[kind];
    let done = 0;
    for (const batch of batches(items, rules[kind].batch)) {
      progress.update('storing', kind, done, items.length);
      const result = await send(client, kind, batch, language);
      counts[kind].stored += result.stored;
      counts[kind].unchanged += result.unchanged;
      const own = result.skipped.map(({ index, field, reason }) => ({ index, field, reason: t[reason] }));
      for (const { index, field, reason } of [...own, ...result.refused]) {
        const item = batch[index];
        if (item) book.skips.push({ kind, source: item.source, record: item.name, field, reason });
      }
      done += batch.length;
      progress.update('storing', kind, done, items.length);
    }
  }
  return counts;
}
