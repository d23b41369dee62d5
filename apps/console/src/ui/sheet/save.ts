import type { CellMark, StoredMark } from '@semestr/core/sheet-cell';
import { HttpError } from 'react-admin';
import { sentenceOf, StaleRecord } from '../../client.ts';

/** A position in a sheet by the ids of its row and column. */
export interface CellId {
  rowId: number;
  columnId: number;
}

/** An attempt to save a mark; a retry sends the same attempt. */
export interface Attempt<S extends StoredMark> {
  mark: CellMark;
  stored: S | null;
  idempotencyKey: string;
}

/** Result of an attempt; `again` means that there was no response or that the server is temporarily unavailable. */
export type Outcome<S extends StoredMark> =
  | { what: 'stored'; stored: S | null; sent: CellMark }
  | { what: 'stale'; theirs: S | null }
  | { what: 'refused'; sentence: string }
  | { what: 'again' };

export type Save<S extends StoredMark> = (cell: CellId, attempt: Attempt<S>) => Promise<Outcome<S>>;

/** Calls on the records that store the marks of a sheet. */
export interface MarkCalls<S extends StoredMark> {
  create: (cell: CellId, mark: string, idempotencyKey: string) => Promise<S>;
  update: (cell: CellId, mark: string, stored: S) => Promise<S>;
  remove: (cell: CellId, stored: S) => Promise<void>;
  /** Reloads a mark. */
  one: (stored: S) => Promise<S>;
  /** Loads the newest mark of a cell; null when there is none. */
  newest: (cell: CellId) => Promise<S | null>;
}

/** Statuses after which a retry may succeed: no response, too many requests, or a restarting server. */
const temporaryStatuses: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);

const reasonOf = (error: HttpError): unknown => (error.body as { reason?: unknown } | undefined)?.reason;

/** Whether the mark has been changed, removed or created elsewhere since it was loaded. */
function isOutdated(error: HttpError, stored: StoredMark | null): boolean {
  if (stored) return error instanceof StaleRecord || reasonOf(error) === 'record-not-found';
  const errors = (error.body as { errors?: Record<string, unknown> } | undefined)?.errors ?? {};
  return Object.values(errors).includes('taken');
}

/** Saves the marks of cells through the calls of their records. */
export function createSave<S extends StoredMark>(calls: MarkCalls<S>): Save<S> {
  async function store(cell: CellId, attempt: Attempt<S>): Promise<Outcome<S>> {
    const { mark, stored, idempotencyKey } = attempt;
    const done = (now: S | null): Outcome<S> => ({ what: 'stored', stored: now, sent: mark });
    if (mark === (stored?.mark ?? null)) return done(stored);
    if (!stored) return done(mark === null ? null : await calls.create(cell, mark, idempotencyKey));
    if (mark !== null) return done(await calls.update(cell, mark, stored));
    // A removal has no version, so first checks for changes by other users.
    const now = await calls.one(stored);
    if (now.version !== stored.version) return { what: 'stale', theirs: now };
    await calls.remove(cell, stored);
    return done(null);
  }

  const outcomeOf = (error: unknown): Outcome<S> =>
    error instanceof HttpError && (temporaryStatuses.has(error.status) || reasonOf(error) === 'record-busy')
      ? { what: 'again' }
      : { what: 'refused', sentence: sentenceOf(error) };

  return async (cell, attempt) => {
    try {
      return await store(cell, attempt);
    } catch (error) {
      if (!(error instanceof HttpError && isOutdated(error, attempt.stored))) return outcomeOf(error);
    }
    try {
      return { what: 'stale', theirs: await calls.newest(cell) };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}
