import type { Language } from '../languages.ts';
import { defineTexts, translator } from '../texts.ts';
import type { RequestKind } from './kinds.ts';
import { requestTexts, stateWord } from './texts.ts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

/** The words of requests for programs that include all languages: the server and the terminal. */
const texts = defineTexts(requestTexts.name, { ru, en });

/** Files and terminals get plain spaces. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Returns the name of one request of a kind: "Справка". */
export const requestName = (kind: RequestKind, language: Language): string =>
  plain(translator(texts, language)(`${kind}.name`));

/** Returns the name of a kind: "Справки". */
export const kindName = (kind: RequestKind, language: Language): string =>
  plain(translator(texts, language)(`${kind}.names`));

/** Returns the word for a state; an unknown state is returned unchanged. */
export const stateName = (
  request: { kind: RequestKind; state: string },
  language: Language,
  reader?: 'university' | 'student',
): string => plain(stateWord(translator(texts, language), request, reader));
