import { ApiError } from '@semestr/api/client';
import type { Reason } from '@semestr/api/reasons';
import type { Context } from '../../io/io.ts';
import { type Provoked, reasonOf } from './provoked.ts';

/** The steps that are to succeed. */
export type StepName =
  | 'account'
  | 'contact'
  | 'code'
  | 'outbox'
  | 'password'
  | 'sign-in'
  | 'given-back'
  | 'own-contacts'
  | 'probe'
  | 'unconfirmed'
  | 'confirmed'
  | 'put-back'
  | 'link'
  | 'new-link';

/** One step of a rehearsal: what was expected of the server, what came, and how long it took. */
export type StepOutcome = {
  got: 'ok' | Reason;
  ms: number;
  /** Of a step that takes an attempt, where the server was asked: how many were to be left, and how many are. */
  left?: { expected: number; got: number };
} & ({ step: StepName; expected: 'ok' } | { step: Provoked; expected: Reason });

/** What a step came to: its answer, or null where it was refused. */
type Made<T> = { answer: T } | null;

/** Makes steps one after the other and keeps what became of each. */
export interface Steps {
  outcomes: readonly StepOutcome[];
  /** What was asked for and could not be provoked here. */
  skipped: readonly Provoked[];
  /** Makes a call that is to succeed. */
  make: <T>(step: StepName, work: () => Promise<T>) => Promise<Made<T>>;
  /** Makes a call that is to be refused; `left` says how many attempts there are, of which the refusal takes one. */
  provoke: (step: Provoked, work: () => Promise<unknown>, left?: () => Promise<number>) => Promise<void>;
  skip: (step: Provoked) => void;
}

/** A server that does not answer, or answers with something else, ends a rehearsal; a refusal is an answer. */
export function refusalIn(error: unknown): ApiError {
  if (!(error instanceof ApiError) || error.status === 0) throw error;
  return error;
}

export function stepsOf({ now }: Pick<Context, 'now'>): Steps {
  const outcomes: StepOutcome[] = [];
  const skipped: Provoked[] = [];
  async function take<T>(work: () => Promise<T>): Promise<{ got: 'ok' | Reason; ms: number; made: Made<T> }> {
    const begun = now().getTime();
    const took = (): number => now().getTime() - begun;
    try {
      const answer = await work();
      return { got: 'ok', ms: took(), made: { answer } };
    } catch (error) {
      return { got: refusalIn(error).reason, ms: took(), made: null };
    }
  }
  return {
    outcomes,
    skipped,
    make: async (step, work) => {
      const { got, ms, made } = await take(work);
      outcomes.push({ step, expected: 'ok', got, ms });
      return made;
    },
    provoke: async (step, work, left) => {
      const before = await left?.();
      const { got, ms } = await take(work);
      const expected = reasonOf[step];
      const outcome: StepOutcome = { step, expected, got, ms };
      if (left && before !== undefined && got === expected)
        outcome.left = { expected: before - 1, got: await left() };
      outcomes.push(outcome);
    },
    skip: (step) => void skipped.push(step),
  };
}

/** Whether a step came out as expected. */
export const isAsExpected = ({ expected, got, left }: StepOutcome): boolean =>
  expected === got && left?.expected === left?.got;
