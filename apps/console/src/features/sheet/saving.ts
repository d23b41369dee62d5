import * as calls from '@semestr/api/resources-studies';
import type { StoredMark } from '@semestr/core/sheet-cell';
import type { CellMark } from '@semestr/core/sheet-text';
import { type DataProvider, HttpError } from 'react-admin';
import { sentenceOf, StaleRecord } from '../../client.ts';
import type { useCall } from '../../ui/record/use-call.ts';
import { allRows } from './all-rows.ts';
import type { Mark } from './sheet-data.ts';

/** One mark on its way: sent again, it is the same one. */
export interface Attempt {
  mark: CellMark;
  stored: StoredMark | null;
  idempotencyKey: string;
}

/** What became of it. `again`: nobody answered, or not now. */
export type Outcome =
  | { what: 'stored'; stored: StoredMark | null; sent: CellMark }
  | { what: 'stale'; theirs: StoredMark | null }
  | { what: 'refused'; sentence: string }
  | { what: 'again' };

export type Save = (cell: { studentId: number; lessonId: number }, attempt: Attempt) => Promise<Outcome>;

/** No answer, too many requests at once, or a server that is being started anew. */
const passing: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);

const reasonOf = (error: HttpError): unknown => (error.body as { reason?: unknown } | undefined)?.reason;

/** Somebody has changed, removed or written the mark since it was read. */
function isOvertaken(error: HttpError, { stored }: Attempt): boolean {
  if (stored) return error instanceof StaleRecord || reasonOf(error) === 'record-not-found';
  const errors = (error.body as { errors?: Record<string, unknown> } | undefined)?.errors;
  return errors?.['studentId'] === 'taken';
}

/** Stores marks of cells, by the calls of the contract. */
export function createSave(call: ReturnType<typeof useCall>, provider: DataProvider): Save {
  const { create, update, remove, one } = calls.lessonMarks;

  /** The newest mark of a cell as it stands now. */
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
      // A removal names no version: what somebody else has made of the mark is looked at before.
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
