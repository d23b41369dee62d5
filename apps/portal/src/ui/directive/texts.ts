import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  states: { premium: 'Премия', inForce: 'Взыскание действует', lifted: 'Взыскание снято' },
  order: 'Приказ №\u00a0{{number}} от\u00a0{{date}}',
  nameless: 'Причина не\u00a0указана',
} as const;

const en = {
  states: { premium: 'Award', inForce: 'Penalty in force', lifted: 'Penalty lifted' },
  order: 'Order No.\u00a0{{number}} of\u00a0{{date}}',
  nameless: 'No reason given',
} as const satisfies TextsLike<typeof ru>;

/** Texts of premiums and penalties. */
export const directiveTexts = defineTexts('directive', { ru, en });
