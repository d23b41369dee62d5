import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Outcome } from './outcome.ts';
import { texts } from './texts.ts';

/** Turns a success that took longer than the budget, in milliseconds, into a failure. */
export function withinBudget(outcome: Outcome, budget: number | undefined, language: Language): Outcome {
  const { result, ms } = outcome;
  if (budget === undefined || result !== 'ok' || ms === null || ms <= budget) return outcome;
  return { ...outcome, result: 'failed', detail: translator(texts, language)('slow', { budget }) };
}
