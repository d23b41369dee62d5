import { defineTexts, type Translate } from '../texts.ts';
import { type FormKind, requestRules, type RequestKind, type RequestState, rulesOf } from './kinds.ts';
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
  // The type of ru.ts ensures that every state of a kind has a word, but cannot connect a state with its kind here.
  const word = t as (key: string, values: { context?: 'own' }) => string;
  return word(`${kind}.states.${state}`, reader === 'student' ? { context: 'own' } : {});
}

/**
 * Key of a text of a kind that is only known at run time. The types of the texts list the keys of each kind separately.
 */
type AnyWord = (key: string, values?: Readonly<Record<string, string>>) => string;

/** Returns a text of a kind with the common form: the label of a field, its hint. */
export const formWord = (
  t: Translate<RequestWords>,
  kind: FormKind,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string => (t as AnyWord)(`${kind}.${key}`, values);

/** Returns the word for the value of a choice; an unknown value is returned unchanged. */
export function choiceWord(
  t: Translate<RequestWords>,
  { kind, field, value }: { kind: FormKind; field: string; value: string },
): string {
  const choices: Readonly<Record<string, readonly string[]>> = requestRules[kind].form.choices;
  return choices[field]?.includes(value) ? formWord(t, kind, `choices.${field}.${value}`) : value;
}
