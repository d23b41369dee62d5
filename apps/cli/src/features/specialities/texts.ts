import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  faculty: 'только этого факультета, по его сокращению',
  none: 'Специальностей пока нет.',
  head: {
    id: '№',
    code: 'код',
    abbrev: 'сокращение',
    name: 'название',
    form: 'форма обучения',
    faculty: 'факультет',
  },
} as const;

const en = {
  faculty: 'only of this faculty, by its abbreviation',
  none: 'There are no specialities yet.',
  head: {
    id: 'No.',
    code: 'code',
    abbrev: 'abbreviation',
    name: 'name',
    form: 'form of education',
    faculty: 'faculty',
  },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-specialities', { ru, en });
