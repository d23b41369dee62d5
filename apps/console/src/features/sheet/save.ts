import * as calls from '@semestr/api/journal-records';
import type { StoredMark } from '@semestr/core/sheet-cell';
import type { CellMark } from '@semestr/core/sheet-text';
import { type DataProvider, HttpError } from 'react-admin';
import { sentenceOf, StaleRecord } from '../../client.ts';
import type { useCall } from '../../ui/record/use-call.ts';
import { allRows } from './all-rows.ts';
import type { Mark } from './sheet-data.ts';

/** One attempt to save a mark: a retry sends the same attempt. */
export interface Attempt {
  mark: CellMark;
  stored: StoredMark | null;
  idempotencyKey: string;
}

/** Result of an attempt. `again`: no response, or temporarily unavailable. */
export type Outcome =
  | { what: 'stored'; stored: StoredMark | null; sent: CellMark }
  | { what: 'stale'; theirs: StoredMark | null }
  | { what: 'refused'; sentence: string }
  | { what: 'again' };

export type Save = (cell: { studentId: number; lessonId: number }, attempt: Attempt) => Promise<Outcome>;

/** No response, too many requests, or a restarting server. */
const passing: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);

const reasonOf = (error: HttpError): unknown => (error.body as { reason?: unknown } | undefined)?.reason;

/** Whether the mark has been changed, removed or created elsewhere since it was loaded. */
function isOvertaken(error: HttpError, { stored }: Attempt): boolean {
  if (stored) return error instanceof StaleRecord || reasonOf(error) === 'record-not-found';
  const errors = (error.body as { errors?: Record<string, unknown> } | undefined)?.errors;
  return errors?.['studentId'] === 'taken';
}

/** Saves the marks of cells through the calls of the contract. */
export function createSave(call: ReturnType<typeof useCall>, provider: DataProvider): Save {
  const { create, update, remove, one } = calls.lessonMarks;

  /** Loads the current newest mark of a cell. */
  async function current({ studentId, lessonId }: Parameters<Save>[0]): Promise<StoredMark | null> {
    const marks = await allRows<Mark>(provider, 'lesson-marks', { studentId, lessonId });
    return marks.at(-1) ?? null;
  }

  async function store(cell: Parameters<Save>[0], attempt: Attempt): Promise<Outcome> {
    const { mark, stored, idempotencyKey } = attempt;
    const params = { id: String(stored?.id) };
    if (mark === (stored?.mark ?? null)) return { what: 'stored', stored, sent: mark };
    if (stored && mark !== null) {
      const { taskNumber, version } = stored;
      const answer = await call(update, { params, body: { ...cell, mark, taskNumber, version } });
      return { what: 'stored', stored: answer, sent: mark };
    }
    if (stored) {
      // A removal carries no version, so changes by other users are checked for first.
      const now = await call(one, { params });
      if (now.version !== stored.version) return { what: 'stale', theirs: now };
      await call(remove, { params });
      return { what: 'stored', stored: null, sent: mark };
    }
    if (mark === null) return { what: 'stored', stored: null, sent: mark };
    const answer = await call(
      create,
      { body: { ...cell, mark, taskNumber: null, isFirst: true } },
      { idempotencyKey },
    );
    return { what: 'stored', stored: answer, sent: mark };
  }

  const outcomeOf = (error: unknown): Outcome =>
    error instanceof HttpError && (passing.has(error.status) || reasonOf(error) === 'record-busy')
      ? { what: 'again' }
      : { what: 'refused', sentence: sentenceOf(error) };

  return async (cell, attempt) => {
    try {
      return await store(cell, attempt);
    } catch (error) {
      if (!(error instanceof HttpError && isOvertaken(error, attempt))) return outcomeOf(error);
    }
    try {
      return { what: 'stale', theirs: await current(cell) };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}
