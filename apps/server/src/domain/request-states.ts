import { capitalised } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { defineTexts, type TextKey, translator } from '@semestr/core/texts';
import en from './request-states/en.ts';
import ru from './request-states/ru.ts';

const texts = defineTexts('server.request-states', { ru, en });

/** The types of requests with state names. */
export type RequestKind = keyof typeof ru;

/** Lists the states of a type of request, in the order in which a request passes through them. */
export const stateNames = (kind: RequestKind): string[] => Object.keys(ru[kind]);

const keys = new Set<string>(
  Object.entries(ru).flatMap(([kind, words]) => Object.keys(words).map((state) => `${kind}.${state}`)),
);
const isKey = (key: string): key is TextKey<typeof ru> => keys.has(key);

/** Returns the name of a state; an unknown state is returned unchanged. */
export function stateInWords(kind: RequestKind, state: string, language: Language): string {
  const key = `${kind}.${state}`;
  return isKey(key) ? capitalised(translator(texts, language)(key)) : state;
}

/** Returns the state for the provider's name; an unknown name is returned unchanged. */
export const stateOfWord = (kind: RequestKind, word: string): string =>
  Object.entries(ru[kind]).find(([, one]) => one === word)?.[0] ?? word;
