import { defineTexts, type Translate } from '../texts.ts';
import { type RequestKind, type RequestState, rulesOf } from './kinds.ts';
import type ru from './texts/ru.ts';

/** The words of students' requests: the same in the portal, the console, the terminal and reports. */
export const requestTexts = defineTexts('requests', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});

export type RequestWords = typeof ru;

/** A state as people see it: a request that its student cancelled was not rejected. */
export type SeenState<K extends RequestKind> = RequestState<K> | 'cancelled';

/**
 * Returns the word for a state; an unknown state is returned unchanged.
 * @param reader who reads it: "Ждёт подписи" is "Подпишите договор" for its student
 */
export function stateWord(
  t: Translate<RequestWords>,
  { kind, state }: { kind: RequestKind; state: string },
  reader: 'university' | 'student' = 'university',
): string {
  if (state !== 'cancelled' && !Object.hasOwn(rulesOf(kind).looks, state)) return state;
  // The states of a kind have words, which the type of ru.ts holds; it does not know the kind's.
  const word = t as (key: string, values: { context?: 'own' }) => string;
  return word(`${kind}.states.${state}`, reader === 'student' ? { context: 'own' } : {});
}
