import {
  isUndoTime,
  isWithdrawal,
  type Lifecycle,
  mayMove,
  mayTakeBack,
  states,
} from '@semestr/core/requests';
import type { Database } from '../../db/database.ts';
import { localized, type LocalizedText } from '../../domain/localized.ts';
import { notify } from '../../domain/notify.ts';
import { invalidFields, refuse } from '../../http/refuse.ts';
import type { Change, Hooks } from './define-resource.ts';
import type { Row } from './store.ts';
import { adminTexts } from './texts.ts';

/** What a row must hold to be decided on. */
interface Request<State extends string> {
  state: State;
  studentId: number;
  decidedAt: Date | null;
  rejectionReason: string | null;
}

/** One sentence or several. */
type Sentences = LocalizedText | readonly LocalizedText[];

/** The notification of a decision: whether it is good news, and its text. */
interface Notice<R> {
  type: 'INFO' | 'SUCCESS' | 'FAILURE';
  text: (row: R, tx: Database) => Sentences | Promise<Sentences>;
  /** What is told instead where a paper that was given out is withdrawn. */
  withdrawn?: (row: R) => Sentences;
}

/** How administrators decide on one kind of request. */
export interface Decisions<State extends string, R extends Request<State>> {
  lifecycle: Lifecycle<State>;
  /**
   * The notification of each state, which the student gets also where a decision is taken back and the request is in that
   * state again.
   */
  notices: Readonly<Record<State, Notice<R>>>;
  /** Which fields a state needs beside the reason of a refusal, by the row as it is to be stored. */
  needs?: Partial<Record<State, (row: R) => readonly (keyof R & string)[]>>;
  /** Adds to a move what the new state brings: a number, a day. Or refuses it. */
  complete?: Partial<Record<State, (change: Change<R>) => Promise<void> | void>>;
  /** Sees to what follows from a new state. */
  effects?: Partial<Record<State, (tx: Database, row: R, now: Date) => Promise<void>>>;
}

/** The sentence with the reason of a rejection; none where there is no reason. */
export const because = ({ rejectionReason: reason }: { rejectionReason: string | null }): LocalizedText[] =>
  reason ? [localized(adminTexts, 'reason', { reason })] : [];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Refuses a decision without what it needs: of a refusal that is the reason, which the student is told. */
function refuseIncomplete<State extends string, R extends Request<State>>(
  row: R,
  needs: Decisions<State, R>['needs'],
): void {
  const own: readonly (keyof R & string)[] = needs?.[row.state]?.(row) ?? [];
  const fields = row.state === 'rejected' ? [...own, 'rejectionReason' as const] : own;
  const missing = fields.filter((field) => isEmpty(row[field]));
  if (missing.length > 0)
    throw invalidFields(missing.map((field) => ({ field, reason: 'required' as const })));
}

/** Reads the move of a state out of the details of a change; null where the change made none. */
function moveIn<State extends string>(
  lifecycle: Lifecycle<State>,
  { state }: Row,
): { from: State; to: State } | null {
  if (typeof state !== 'object' || state === null || !('from' in state) || !('to' in state)) return null;
  const named = (value: unknown): State | undefined => states(lifecycle).find((one) => one === value);
  const [from, to] = [named(state.from), named(state.to)];
  return from !== undefined && to !== undefined ? { from, to } : null;
}

/** The hooks of a kind of request: a state is only followed by those that its table names; the student is notified. */
export const deciding = <State extends string, R extends Request<State>>({
  lifecycle,
  notices,
  needs,
  complete,
  effects,
}: Decisions<State, R>): Pick<Hooks<R>, 'before' | 'after' | 'isFinal'> => ({
  isFinal: ({ details, at }, now) => {
    if (!('state' in details)) return false;
    const move = moveIn(lifecycle, details);
    return move === null || !mayTakeBack(lifecycle, move.from, move.to) || !isUndoTime(at, now);
  },
  before: async (change) => {
    const { before, values, now, call, isRestored } = change;
    const [from, to] = [before?.state, values.state];
    if (!before || from === undefined || to === undefined || from === to) return;
    // It comes back as it stood, with its day and its number.
    if (isRestored) return;
    if (!mayMove(lifecycle, from, to)) throw refuse(call, 409);
    values.decidedAt = now;
    await complete?.[to]?.(change);
    refuseIncomplete({ ...before, ...values }, needs);
  },
  after: async ({ tx, before, row, now }) => {
    if (row.state === before?.state) return;
    await effects?.[row.state]?.(tx, row, now);
    const notice = notices[row.state];
    const isWithdrawn = before !== null && isWithdrawal(lifecycle, before.state, row.state);
    const message = isWithdrawn && notice.withdrawn ? notice.withdrawn(row) : await notice.text(row, tx);
    await notify(tx, { studentIds: [row.studentId] }, { type: notice.type, message, now });
  },
});
