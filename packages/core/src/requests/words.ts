import { plainSpaces } from '../display.ts';
import type { Language } from '../languages.ts';
import { defineTexts, translator } from '../texts.ts';
import type { FormKind, RequestKind } from './kinds.ts';
import { choiceWord, formWord, requestTexts, stateWord } from './texts.ts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

/** The words of requests for programs that include all languages, the server and the terminal: with ordinary spaces. */
const texts = defineTexts(requestTexts.name, { ru, en });

/** Returns the name of one request of a kind: "Справка". */
export const requestName = (kind: RequestKind, language: Language): string =>
  plainSpaces(translator(texts, language)(`${kind}.name`));

/** Returns the name of a kind: "Справки". */
export const kindName = (kind: RequestKind, language: Language): string =>
  plainSpaces(translator(texts, language)(`${kind}.names`));

/** Returns the name of a kind in full: "Заявки на практику". */
export const kindPlural = (kind: RequestKind, language: Language): string =>
  plainSpaces(translator(texts, language)(`${kind}.plural`));

/** Returns the word for a state; an unknown state is returned unchanged. */
export const stateName = (
  request: { kind: RequestKind; state: string },
  language: Language,
  reader?: 'university' | 'student',
): string => plainSpaces(stateWord(translator(texts, language), request, reader));

/** Returns the label of a field of a kind with the common form: "Причина". */
export const fieldName = (kind: FormKind, field: string, language: Language): string =>
  plainSpaces(formWord(translator(texts, language), kind, `fields.${field}`));

/** Returns the word for the value of a choice; an unknown value is returned unchanged. */
export const choiceName = (
  choice: { kind: FormKind; field: string; value: string },
  language: Language,
): string => plainSpaces(choiceWord(translator(texts, language), choice));
