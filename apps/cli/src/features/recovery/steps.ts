import { ApiError } from '@semestr/api/client';
import type { Reason } from '@semestr/api/reasons';
import type { Context } from '../../io/io.ts';
import { type Provoked, reasonOf } from './provoked.ts';

/** Steps that must succeed. */
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

/** One step of a rehearsal: the expected and the actual result, and the duration. */
export type StepOutcome = {
  got: 'ok' | Reason;
  ms: number;
  /** For a step that costs an attempt: the expected and the actual number of attempts left, when loaded. */
  left?: { expected: number; got: number };
} & ({ step: StepName; expected: 'ok' } | { step: Provoked; expected: Reason });

/** Result of a step: its response, or null when it was rejected. */
type Made<T> = { answer: T } | null;

/** Runs steps sequentially and records the outcome of each. */
export interface Steps {
  outcomes: readonly StepOutcome[];
  /** Requested refusals that could not be provoked here. */
  skipped: readonly Provoked[];
  /** Makes a call that must succeed. */
  make: <T>(step: StepName, work: () => Promise<T>) => Promise<Made<T>>;
  /** Makes a call that must be rejected; `left` returns the number of attempts, one of which the refusal costs. */
  provoke: (step: Provoked, work: () => Promise<unknown>, left?: () => Promise<number>) => Promise<void>;
  skip: (step: Provoked) => void;
}

/**
 * Returns the refusal in an error. Rethrows any other error, which ends the rehearsal: no response, or an unexpected
 * one.
 */
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

/** Whether a step had the expected result. */
export const isAsExpected = ({ expected, got, left }: StepOutcome): boolean =>
  expected === got && left?.expected === left?.got;
