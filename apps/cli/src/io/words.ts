import { type WordKind, wordOf } from '@semestr/core/data-words';
import type { Language } from '@semestr/core/languages';
import { lettersOf } from '@semestr/core/lesson-letters';
import { withRoomsShort } from '@semestr/core/room-names';
import { plain } from './output.ts';

/**
 * Words for the provider's codes in the user's language, for tables and screens (decision 76). CSV and JSON keep the
 * codes, because programs compare them.
 */

/** Returns the word for a code of the provider, and an unknown value unchanged. */
export const codeWord = (kind: WordKind, value: string, language: Language): string =>
  plain(wordOf(kind, value, language));

/** Returns the abbreviation of a lesson type; empty when the lesson has none. */
export const lessonWord = (type: string | null | undefined, language: Language): string =>
  plain(lettersOf(type ?? '', language));

/** Formats a text that names rooms as "304-5 к.", whose suffix only Russian readers understand. */
export const roomWord = (text: string, language: Language): string => withRoomsShort(text, language);
