import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Step, stepped, type Steps, stepsOf } from '../../cascade/steps.ts';

/** What the address names. */
export interface Choice extends Steps {
  /** The number of the open student card. */
  card: string | null;
}

const MAX_CARD = 20;

export function choiceOf(search: URLSearchParams): Choice {
  const card = search.get('card')?.trim().slice(0, MAX_CARD) ?? '';
  return { ...stepsOf(search), card: card === '' ? null : card };
}

/** The address of a choice, without what is not chosen. */
function searchOf(choice: Choice): string {
  const pairs = Object.entries(choice).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return new URLSearchParams(pairs).toString();
}

/** The choice in the address, and how to change it. */
export function useChoice() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // A new address is drawn when there is time; what was chosen stands in its field at once.
  const [choice, show] = useOptimistic(choiceOf(search));
  const addressOf = (after: Choice) => ({ pathname, search: searchOf(after) });
  return {
    choice,
    /** What depends on it, and the card, are chosen anew. */
    choose: (step: Step, value: string | null) =>
      startTransition(() => {
        const after = { ...stepped(choice, step, value), card: null };
        show(after);
        void navigate(addressOf(after), { replace: true });
      }),
    /** The address with this card open; null closes it. */
    linkTo: (card: string | null) => addressOf({ ...choice, card }),
    open: (card: string) => void navigate(addressOf({ ...choice, card })),
    close: () => void navigate(addressOf({ ...choice, card: null }), { replace: true }),
  };
}

export type ChoiceInAddress = ReturnType<typeof useChoice>;
