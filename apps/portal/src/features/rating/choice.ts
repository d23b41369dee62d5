import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Step, withStep, type Steps, stepsOf } from '../../ui/cascade/steps.ts';

/** The selection in the address. */
export interface Choice extends Steps {
  /** Student card number of the selected student. */
  card: string | null;
}

const MAX_CARD = 20;

export function choiceOf(search: URLSearchParams): Choice {
  const card = search.get('card')?.trim().slice(0, MAX_CARD) ?? '';
  return { ...stepsOf(search), card: card === '' ? null : card };
}

/** Returns the query string of a selection, without its empty parts. */
function searchOf(choice: Choice): string {
  const pairs = Object.entries(choice).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return new URLSearchParams(pairs).toString();
}

/** The selection in the address, with functions that change it. */
export function useChoice() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Renders the new address with low priority, but shows the selection in the field immediately.
  const [choice, show] = useOptimistic(choiceOf(search));
  const addressOf = (after: Choice) => ({ pathname, search: searchOf(after) });
  return {
    choice,
    /** Clears the dependent selections and the selected student. */
    choose: (step: Step, value: string | null) =>
      startTransition(() => {
        const after = { ...withStep(choice, step, value), card: null };
        show(after);
        void navigate(addressOf(after), { replace: true });
      }),
    /** Returns the address that selects this student; null clears the selection. */
    linkTo: (card: string | null) => addressOf({ ...choice, card }),
    open: (card: string) => void navigate(addressOf({ ...choice, card })),
    close: () => void navigate(addressOf({ ...choice, card: null }), { replace: true }),
  };
}

export type ChoiceInAddress = ReturnType<typeof useChoice>;
