import * as calls from '@semestr/api/new-year';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { useCall } from '../../ui/record/use-call.ts';
import { type Draft, type Faults, faultsOf, noFaults, planOf, proposed } from './plan.ts';

/** What a check has said of the plan as it stands. */
export interface Outcome {
  faults: Faults;
  /** Null where something is wrong. */
  counts: calls.YearCounts | null;
}

/** The faults of a refusal; none where it is another failure. */
const refusedFaults = (error: unknown): readonly calls.PlanFault[] =>
  error instanceof HttpError ? calls.faultsIn((error.body as { facts?: unknown } | undefined)?.facts) : [];

/** The plan under somebody's hands, and what a check has said of it: whoever changes it checks again. */
export function usePlan(found: calls.NewYear) {
  const call = useCall();
  const [draft, setDraft] = useState<Draft>(() => proposed(found));
  const [isChanged, setChanged] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const plan = planOf(found, draft);

  return {
    draft,
    plan,
    outcome,
    /** Somebody has made it another one than was proposed. */
    isChanged,
    faults: outcome?.faults ?? noFaults,
    change: (next: Draft): void => {
      setDraft(next);
      setChanged(true);
      setOutcome(null);
    },
    forget: (): void => setOutcome(null),
    check: async (): Promise<void> => {
      const { faults, counts } = await call(calls.check, { body: plan });
      setOutcome({
        faults: faultsOf(plan, draft, faults),
        counts: faults.length > 0 ? null : counts,
      });
    },
    /** Answers whether it was done; rows that stand in the way are marked, any other failure is thrown. */
    start: async (key: string): Promise<boolean> => {
      try {
        await call(calls.apply, { body: plan }, { idempotencyKey: key });
        return true;
      } catch (error) {
        const faults = refusedFaults(error);
        if (faults.length === 0) throw error;
        setOutcome({ faults: faultsOf(plan, draft, faults), counts: null });
        return false;
      }
    },
  };
}

export type Planning = ReturnType<typeof usePlan>;
