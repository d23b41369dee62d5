import { ApiError, type Client } from '@semestr/api/client';
import { type Imported, IMPORT_BYTES } from '@semestr/api/imports';
import { reasons } from '@semestr/api/reasons';
import { currentWeek } from '@semestr/api/schedule';
import type { Language } from '@semestr/core/display';
import { type Fault, fieldName } from './check.ts';
import { type Item, type Kind, rules } from './kinds.ts';
import { texts } from './texts.ts';

/** Where batches go, and how to find out whether the server still answers. */
export interface Target {
  client: Client;
  /** Asks again where the server is busy or the connection is lost. */
  patientClient: Client;
  acceptsLosses: boolean;
}

/** A batch stays well below what the server takes. */
const BATCH_BYTES = 0.75 * IMPORT_BYTES;

export const sizeOf = ({ record }: Item<unknown>): number => Buffer.byteLength(JSON.stringify(record));

/** Records in batches that are neither too many nor too large. */
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

/** What became of a batch: the server's reply, and what it refused outright, in its own words. */
export interface Outcome extends Imported {
  failures: ({ index: number } & Fault)[];
  /** How many of the records the server has answered for. */
  sent: number;
  /** Nobody answers, or the session is over: what is left would only meet the same. */
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

const shifted = <T extends { index: number }>(list: readonly T[], by: number): T[] =>
  list.map((one) => ({ ...one, index: one.index + by }));

/** Two halves as one; the second begins after so many records. */
const joined = (first: Outcome, second: Outcome, by: number): Outcome => ({
  stored: first.stored + second.stored,
  unchanged: first.unchanged + second.unchanged,
  skipped: [...first.skipped, ...shifted(second.skipped, by)],
  refused: [...first.refused, ...shifted(second.refused, by)],
  notes: [...first.notes, ...shifted(second.notes, by)],
  lessons: [...first.lessons, ...shifted(second.lessons, by)],
  failures: [...first.failures, ...shifted(second.failures, by)],
  sent: first.sent + second.sent,
  interruption: second.interruption,
});

/** The server counts from 0 and begins with the record: "3.schedules.Среда.0.subject". */
function fieldOf(field: string): string {
  const [first = '', ...rest] = field.split('.');
  const path = /^\d+$/.test(first) ? rest : [first, ...rest];
  return fieldName(path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)));
}

function faultOf(error: ApiError, language: Language): Fault {
  const [fault] = error.fields;
  const status = error.status > 0 ? ` (${error.status})` : '';
  const sentence = fault ? fault.reason : `${reasons[error.reason][language]}${status}`;
  return { field: fault ? fieldOf(fault.field) : '.', reason: texts[language].reasons.refused(sentence) };
}

async function post(target: Target, kind: Kind, batch: readonly Item<unknown>[]): Promise<Outcome> {
  const query = kind === 'schedules' && target.acceptsLosses ? { 'accept-losses': 'true' } : undefined;
  const body = batch.map(({ record }) => record);
  // The reply of every import call is the same.
  const reply = (await target.client.call(rules[kind].send, { body, ...(query && { query }) })) as Imported;
  return { ...nothing, ...reply, sent: batch.length };
}

/** No reply, or one that asks to come later. */
const BUSY = new Set([0, 429, 502, 503, 504]);

const isBusy = (error: unknown): error is ApiError => error instanceof ApiError && BUSY.has(error.status);

/** Sends a batch; once more where the server was busy or the connection lost, as soon as it answers anything again. */
async function postAgain(target: Target, kind: Kind, batch: readonly Item<unknown>[]): Promise<Outcome> {
  try {
    return await post(target, kind, batch);
  } catch (error) {
    if (!isBusy(error)) throw error;
    const answers = await target.patientClient.call(currentWeek, {}).then(
      () => true,
      () => false,
    );
    return answers ? post(target, kind, batch) : { ...nothing, interruption: error };
  }
}

/**
 * Sends a batch, which the server stores whole or not at all. When it stores none, halves are sent, until the record
 * that is to blame stands alone and the others are stored.
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
      return { ...nothing, sent: 1, failures: [{ index: 0, ...faultOf(error, language) }] };
    const half = Math.ceil(batch.length / 2);
    const first = await send(target, kind, batch.slice(0, half), language);
    if (first.interruption) return first;
    return joined(first, await send(target, kind, batch.slice(half), language), half);
  }
}
