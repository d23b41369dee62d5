import { type Lifecycle, mayMove } from '@semestr/core/requests';
import type { Database } from '../../db/database.ts';
import { localized, type LocalizedText } from '../../domain/localized.ts';
import { notify } from '../../domain/notify.ts';
import { refuse } from '../../http/refuse.ts';
import type { Change, Hooks } from './define-resource.ts';
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
}

/** How administrators decide on one kind of request. */
export interface Decisions<State extends string, R extends Request<State>> {
  lifecycle: Lifecycle<State>;
  /** The notification of each state; null where the student gets none. */
  notices: Readonly<Record<State, Notice<R> | null>>;
  /** Adds to a move what the new state brings: a number, a day. Or refuses it. */
  complete?: Partial<Record<State, (change: Change<R>) => Promise<void> | void>>;
  /** Sees to what follows from a new state. */
  effects?: Partial<Record<State, (tx: Database, row: R, now: Date) => Promise<void>>>;
}

/** The sentence with the reason of a rejection; none where there is no reason. */
export const because = ({ rejectionReason: reason }: { rejectionReason: string | null }): LocalizedText[] =>
  reason ? [localized(adminTexts, 'reason', { reason })] : [];

/** The hooks of a kind of request: a state is only followed by those that its table names; the student is notified. */
export const deciding = <State extends string, R extends Request<State>>({
  lifecycle,
  notices,
  complete,
  effects,
}: Decisions<State, R>): Pick<Hooks<R>, 'before' | 'after' | 'isFinal'> => ({
  isFinal: (fields) => fields.includes('state'),
  before: async (change) => {
    const { before, values, now, call } = change;
    const [from, to] = [before?.state, values.state];
    if (from === undefined || to === undefined || from === to) return;
    if (!mayMove(lifecycle, from, to)) throw refuse(call, 409);
    values.decidedAt = now;
    await complete?.[to]?.(change);
  },
  after: async ({ tx, before, row, now }) => {
    if (row.state === before?.state) return;
    await effects?.[row.state]?.(tx, row, now);
    const notice = notices[row.state];
    if (!notice) return;
    const message = await notice.text(row, tx);
    await notify(tx, { studentIds: [row.studentId] }, { type: notice.type, message, now });
  },
});
