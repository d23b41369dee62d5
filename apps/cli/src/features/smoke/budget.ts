import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Outcome } from './perform.ts';
import { texts } from './texts.ts';

/** Milliseconds of a text: `300ms`, `1.5s`, `300`; null where it is no duration. */
export function durationOf(text: string): number | null {
  const [, number, unit] = /^(\d{1,6}(?:\.\d{1,3})?)(ms|s)?$/.exec(text) ?? [];
  return number === undefined ? null : Number(number) * (unit === 's' ? 1000 : 1);
}

/** An outcome that is no success where it took longer than it may, in milliseconds. */
export function withinBudget(outcome: Outcome, budget: number | undefined, language: Language): Outcome {
  const { result, ms } = outcome;
  if (budget === undefined || result !== 'ok' || ms === null || ms <= budget) return outcome;
  return { ...outcome, result: 'failed', detail: translator(texts, language)('slow', { budget }) };
}
