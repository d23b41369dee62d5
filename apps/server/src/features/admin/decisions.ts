import { type Lifecycle, mayMove } from '@semestr/core/requests';
import type { Database } from '../../db/database.ts';
import { notify } from '../../domain/notify.ts';
import { Refused } from '../../http/refuse.ts';
import type { Row } from './links.ts';
import type { Change, Kept } from './resource.ts';

/** What a decision means to the student: whether it is good news, and how it is told. */
interface Decision {
  type: 'INFO' | 'SUCCESS' | 'FAILURE';
  text: (row: Row, tx: Database) => string | Promise<string>;
}

/** The states of a kind of request, and what the student is told of each; null where it is nothing to be told of. */
export interface Decided<State extends string> {
  lifecycle: Lifecycle<State>;
  told: Readonly<Record<State, Decision | null>>;
  /** Adds to a move what the new state brings: a number, a day. Or refuses it. */
  stamp?: Partial<Record<State, (change: Change) => Promise<void> | void>>;
  /** Sees to what follows from a new state. */
  effect?: Partial<Record<State, (tx: Database, row: Row, now: Date) => Promise<void>>>;
}

/** The reason of a rejection as the end of a sentence; empty where there is none. */
export const because = (row: Row): string => {
  const reason = row['rejectionReason'];
  return typeof reason === 'string' && reason !== '' ? ` Причина: ${reason}` : '';
};

/** Keeps a kind's states: a state may only be followed by those that its table names; the student is told. */
export const deciding = <State extends string>({
  lifecycle,
  told,
  stamp,
  effect,
}: Decided<State>): Pick<Kept, 'before' | 'after'> => ({
  before: async (change) => {
    const { before, values, now } = change;
    // The column holds nothing but states of this kind.
    const [from, to] = [before?.['state'], values['state']] as [State, State];
    if (from === to) return;
    if (!mayMove(lifecycle, from, to)) throw new Refused(409);
    values['decidedAt'] = now;
    await stamp?.[to]?.(change);
  },
  after: async ({ tx, before, row, now }) => {
    const state = row['state'] as State;
    if (state === before?.['state']) return;
    await effect?.[state]?.(tx, row, now);
    const decision = told[state];
    if (!decision) return;
    const studentIds = [Number(row['studentId'])];
    await notify(tx, { studentIds }, { type: decision.type, message: await decision.text(row, tx), now });
  },
});
