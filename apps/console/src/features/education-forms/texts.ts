import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Форма обучения',
  names: 'Формы обучения',
  noneYet: 'Форм обучения ещё нет',
  fields: {
    name: 'Название',
  },
} as const;

export const en = {
  name: 'Form of education',
  names: 'Forms of education',
  noneYet: 'No forms of education yet',
  fields: {
    name: 'Name',
  },
} as const satisfies TextsLike<typeof ru>;
