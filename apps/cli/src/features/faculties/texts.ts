import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  none: 'Факультетов пока нет.',
  head: { id: '№', abbrev: 'сокращение', name: 'название' },
} as const;

const en = {
  none: 'There are no faculties yet.',
  head: { id: 'No.', abbrev: 'abbreviation', name: 'name' },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-faculties', { ru, en });
