import { ApiError, type Client } from '@semestr/api/client';
import { type Imported, IMPORT_BYTES } from '@semestr/api/imports';
import { currentWeek } from '@semestr/api/schedule';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { fieldReason, schemasOf } from '../../io/field-sentences.ts';
import { refusalSentence } from '../../io/server-sentence.ts';
import { type Fault, fieldName } from './check.ts';
import { type Item, type Kind, rules } from './kinds.ts';
import { texts } from './texts.ts';

/** Where batches are sent, and how to check whether the server is available. */
export interface Target {
  url: string;
  client: Client;
  /** For GETs: waits and retries while the server is busy. */
  retryingClient: Client;
  acceptsLosses: boolean;
}

/** Batches stay well below the limit because the size of a record is only an estimate. */
const BATCH_BYTES = 0.75 * IMPORT_BYTES;

export const sizeOf = ({ record }: Item<unknown>): number => Buffer.byteLength(JSON.stringify(record));

/** Splits records into batches below the limits of count and size. */
export function* batches<T>(items: readonly Item<T>[], most: number): Generator<Item<T>[]> {
  let batch: Item<T>[] = [];
  let bytes = 0;
  for (const item of items) {
    const size = sizeOf(item);
    if (batch.length > 0 && (batch.length === most || bytes + size > BATCH_BYTES)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(item);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

/** The result of a batch: the server's reply, and the records that it rejected with an error. */
export interface Outcome extends Imported {
  failures: ({ index: number } & Fault)[];
  /** Number of records that got a result. */
  sent: number;
  /** Set when the server became unavailable or the session ended, so that the import cannot continue. */
  interruption: ApiError | null;
}

const nothing: Outcome = {
  stored: 0,
  unchanged: 0,
  skipped: [],
  refused: [],
  notes: [],
  lessons: [],
  failures: [],
  sent: 0,
  interruption: null,
};

const shiftIndexes = <T extends { index: number }>(list: readonly T[], by: number): T[] =>
  list.map((one) => ({ ...one, index: one.index + by }));

/** Merges the outcomes of two halves; `by` is the length of the first. */
const mergeOutcomes = (first: Outcome, second: Outcome, by: number): Outcome => ({
  stored: first.stored + second.stored,
  unchanged: first.unchanged + second.unchanged,
  skipped: [...first.skipped, ...shiftIndexes(second.skipped, by)],
  refused: [...first.refused, ...shiftIndexes(second.refused, by)],
  notes: [...first.notes, ...shiftIndexes(second.notes, by)],
  lessons: [...first.lessons, ...shiftIndexes(second.lessons, by)],
  failures: [...first.failures, ...shiftIndexes(second.failures, by)],
  sent: first.sent + second.sent,
  interruption: second.interruption,
});

/** Converts the server's path, "3.schedules.Среда.0.subject", into the path within the record, counted from 1. */
function fieldOf(field: string): string {
  const [first = '', ...rest] = field.split('.');
  const path = /^\d+$/.test(first) ? rest : [first, ...rest];
  return fieldName(path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)));
}

function faultOf(error: ApiError, { url }: Target, language: Language): Fault {
  const [fault] = error.fields;
  const schemas = error.call ? schemasOf(error.call) : [];
  const sentence = fault ? fieldReason(fault, schemas, language) : refusalSentence(error, { url, language });
  return {
    field: fault ? fieldOf(fault.field) : '.',
    reason: translator(texts, language)('reasons.refused', { sentence }),
  };
}

async function post(target: Target, kind: Kind, batch: readonly Item<unknown>[]): Promise<Outcome> {
  const query = kind === 'schedules' && target.acceptsLosses ? { 'accept-losses': 'true' } : undefined;
  const body = batch.map(({ record }) => record);
  // All import calls return the same type.
  const reply = (await target.client.call(rules[kind].send, { body, ...(query && { query }) })) as Imported;
  return { ...nothing, ...reply, sent: batch.length };
}

/** No reply, or a reply that requests a retry later. */
const BUSY = new Set([0, 429, 502, 503, 504]);

const isBusy = (error: unknown): error is ApiError => error instanceof ApiError && BUSY.has(error.status);

/**
 * Sends a batch. After a lost connection or a busy server, checks with a GET whether the server is available again,
 * then resends the batch: storing it twice is harmless.
 */
async function postAgain(target: Target, kind: Kind, batch: readonly Item<unknown>[]): Promise<Outcome> {
  try {
    return await post(target, kind, batch);
  } catch (error) {
    if (!isBusy(error)) throw error;
    const answers = await target.retryingClient.call(currentWeek, {}).then(
      () => true,
      () => false,
    );
    return answers ? post(target, kind, batch) : { ...nothing, interruption: error };
  }
}

/**
 * Sends a batch, which the server stores as a whole or not at all. A rejected batch is split in halves until the record
 * that causes the rejection is found and the others are stored.
 */
export async function send(
  target: Target,
  kind: Kind,
  batch: readonly Item<unknown>[],
  language: Language,
): Promise<Outcome> {
  try {
    return await postAgain(target, kind, batch);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401 || error.status === 403) return { ...nothing, interruption: error };
    if (batch.length === 1)
      return { ...nothing, sent: 1, failures: [{ index: 0, ...faultOf(error, target, language) }] };
    const half = Math.ceil(batch.length / 2);
    const first = await send(target, kind, batch.slice(0, half), language);
    if (first.interruption) return first;
    return mergeOutcomes(first, await send(target, kind, batch.slice(half), language), half);
  }
}
