import { ApiError } from '@semestr/api/client';
import type { Reason } from '@semestr/api/reasons';
import type { Context } from '../../io/io.ts';

/** The steps that are to succeed. */
export type StepName = 'account' | 'contact' | 'code' | 'outbox' | 'password' | 'sign-in' | 'given-back';

/** One step of a rehearsal: what was expected of the server, what came, and how long it took. */
export type StepOutcome = { got: 'ok' | Reason; ms: number } & (
  | { step: StepName; expected: 'ok' }
  /** A refusal that is provoked is called by its reason. */
  | { step: Reason; expected: Reason }
);

/** What a step came to: its answer, or null where it was refused. */
type Made<T> = { answer: T } | null;

/** Makes steps one after the other and keeps what became of each. */
export interface Steps {
  outcomes: readonly StepOutcome[];
  /** Makes a call that is to succeed. */
  make: <T>(step: StepName, work: () => Promise<T>) => Promise<Made<T>>;
  /** Makes a call that is to be refused for this reason. */
  provoke: (reason: Reason, work: () => Promise<unknown>) => Promise<void>;
}

export function stepsOf({ now }: Pick<Context, 'now'>): Steps {
  const outcomes: StepOutcome[] = [];
  async function take<T>(work: () => Promise<T>): Promise<{ got: 'ok' | Reason; ms: number; made: Made<T> }> {
    const begun = now().getTime();
    const took = (): number => now().getTime() - begun;
    try {
      const answer = await work();
      return { got: 'ok', ms: took(), made: { answer } };
    } catch (error) {
      // A server that does not answer, or answers with something else, ends the rehearsal.
      if (!(error instanceof ApiError) || error.status === 0) throw error;
      return { got: error.reason, ms: took(), made: null };
    }
  }
  return {
    outcomes,
    make: async (step, work) => {
      const { got, ms, made } = await take(work);
      outcomes.push({ step, expected: 'ok', got, ms });
      return made;
    },
    provoke: async (reason, work) => {
      const { got, ms } = await take(work);
      outcomes.push({ step: reason, expected: reason, got, ms });
    },
  };
}

/** Whether a step came out as expected. */
export const isAsExpected = ({ expected, got }: StepOutcome): boolean => expected === got;
