import {
  isUndoTime,
  isWithdrawal,
  type Lifecycle,
  mayMove,
  mayUndo,
  states,
} from '@semestr/core/requests/lifecycle';
import type { Database } from '../db/database.ts';
import { localized, type LocalizedText } from '../domain/localized.ts';
import { notify } from '../domain/notify.ts';
import { invalidFields, refusal } from '../domain/refusal.ts';
import type { Change, Hooks } from './define-resource.ts';
import type { Row } from './store.ts';
import { recordTexts } from './texts.ts';

/** Fields that a row needs for decisions. */
export interface Request<State extends string> {
  state: State;
  studentId: number;
  decidedAt: Date | null;
  rejectionReason: string | null;
}

/** One sentence or several. */
type Sentences = LocalizedText | readonly LocalizedText[];

/** The notification of a decision: its type, and its text. */
export interface Notice<R> {
  type: 'INFO' | 'SUCCESS' | 'FAILURE';
  text: (row: R, tx: Database) => Sentences | Promise<Sentences>;
  /** Alternative text for the withdrawal of an issued document. */
  withdrawn?: (row: R) => Sentences;
}

/** Decision rules for one type of request. */
export interface Decisions<State extends string, R extends Request<State>> {
  lifecycle: Lifecycle<State>;
  /**
   * The notification of each state. The student also gets it when a decision is reverted and the request returns to
   * that state.
   */
  notices: Readonly<Record<State, Notice<R>>>;
  /** Fields that a row must have in a state, in addition to the reason of a rejection. */
  needs?: Partial<Record<State, (row: R) => readonly (keyof R & string)[]>>;
  /** Adds values for a new state, such as a number or a date, or rejects it. */
  complete?: Partial<Record<State, (change: Change<R>) => Promise<void> | void>>;
  /** Side effects of a new state. */
  effects?: Partial<Record<State, (tx: Database, row: R, now: Date) => Promise<void>>>;
}

/** Returns the sentence with the reason of a rejection; empty when there is no reason. */
export const rejectionSentence = ({
  rejectionReason: reason,
}: {
  rejectionReason: string | null;
}): LocalizedText[] => (reason ? [localized(recordTexts, 'reason', { reason })] : []);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Rejects a decision without its required fields: for a rejection that is the reason, which is sent to the student. */
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

/** Parses the state transition from the details of a change; null when the state did not change. */
function moveIn<State extends string>(
  lifecycle: Lifecycle<State>,
  { state }: Row,
): { from: State; to: State } | null {
  if (typeof state !== 'object' || state === null || !('from' in state) || !('to' in state)) return null;
  const named = (value: unknown): State | undefined => states(lifecycle).find((one) => one === value);
  const [from, to] = [named(state.from), named(state.to)];
  return from !== undefined && to !== undefined ? { from, to } : null;
}

/** Sets a field that is empty both in the change and before it. */
export async function setIfEmpty<R, Field extends keyof R>(
  { before, values }: Change<R>,
  field: Field,
  value: () => Promise<R[Field]> | R[Field],
): Promise<void> {
  if ((field in values ? values[field] : before?.[field]) == null) values[field] = await value();
}

/** Creates the hooks of a request type: allows only the transitions of its table, and notifies the student. */
export const decisionHooks = <State extends string, R extends Request<State>>({
  lifecycle,
  notices,
  needs,
  complete,
  effects,
}: Decisions<State, R>): Pick<Hooks<R>, 'before' | 'after' | 'isFinal'> => ({
  isFinal: ({ details, at }, now) => {
    if (!('state' in details)) return false;
    const move = moveIn(lifecycle, details);
    return move === null || !mayUndo(lifecycle, move.from, move.to) || !isUndoTime(at, now);
  },
  before: async (change) => {
    const { before, values, now, isRestored } = change;
    const [from, to] = [before?.state, values.state];
    if (!before || from === undefined || to === undefined || from === to) return;
    // A restored row keeps its state, date and number.
    if (isRestored) return;
    if (!mayMove(lifecycle, from, to)) throw refusal('record-stale');
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
