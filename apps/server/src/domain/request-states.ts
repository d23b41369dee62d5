import { capitalised } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { defineTexts, type TextKey, translator } from '@semestr/core/texts';
import en from './request-states/en.ts';
import ru from './request-states/ru.ts';

const texts = defineTexts('server.request-states', { ru, en });

/** The kinds of requests whose states have words. */
export type RequestKind = keyof typeof ru;

/** The states of a kind of request, in the order in which a request goes through them. */
export const stateNames = (kind: RequestKind): string[] => Object.keys(ru[kind]);

const keys = new Set<string>(
  Object.entries(ru).flatMap(([kind, words]) => Object.keys(words).map((state) => `${kind}.${state}`)),
);
const isKey = (key: string): key is TextKey<typeof ru> => keys.has(key);

/** A state in words; one that is not known stays as it is. */
export function stateInWords(kind: RequestKind, state: string, language: Language): string {
  const key = `${kind}.${state}`;
  return isKey(key) ? capitalised(translator(texts, language)(key)) : state;
}

/** The state that the provider's word names; a word that is not known stays as it is. */
export const stateOfWord = (kind: RequestKind, word: string): string =>
  Object.entries(ru[kind]).find(([, one]) => one === word)?.[0] ?? word;
