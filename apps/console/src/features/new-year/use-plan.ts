import * as calls from '@semestr/api/new-year';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { useCall } from '../../ui/record/use-call.ts';
import { type Draft, type Faults, faultsOf, noFaults, planOf, proposedDraft } from './plan.ts';

/** Result of checking the current plan. */
export interface Outcome {
  faults: Faults;
  /** Null when the plan has errors. */
  counts: calls.YearCounts | null;
}

/** Returns the plan errors in a refusal; empty for any other failure. */
const refusedFaults = (error: unknown): readonly calls.PlanFault[] =>
  error instanceof HttpError ? calls.faultsIn((error.body as { facts?: unknown } | undefined)?.facts) : [];

/** State of the plan and its last check. Any change of the plan requires another check. */
export function usePlan(found: calls.NewYear) {
  const call = useCall();
  const [draft, setDraft] = useState<Draft>(() => proposedDraft(found));
  const [isChanged, setChanged] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const plan = planOf(found, draft);

  return {
    draft,
    plan,
    outcome,
    /** Whether the plan differs from the proposal. */
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
    /** Returns whether the plan was applied; rows with errors are marked, any other failure is thrown. */
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
