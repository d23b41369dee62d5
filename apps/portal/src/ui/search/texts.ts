import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  clear: 'Очистить поиск',
  correctedBefore: 'Показано по\u00a0запросу «',
  correctedAfter: '»: раскладка исправлена.',
  literally: 'Искать «{{text}}»',
  nothing: 'По\u00a0запросу «{{text}}» ничего не\u00a0нашлось',
} as const;

const en = {
  clear: 'Clear the search',
  correctedBefore: 'Shown for “',
  correctedAfter: '”: the keyboard layout was corrected.',
  literally: 'Search for “{{text}}”',
  nothing: 'Nothing found for “{{text}}”',
} as const satisfies TextsLike<typeof ru>;

/** Texts of search fields on pages. */
export const searchTexts = defineTexts('search', { ru, en });
