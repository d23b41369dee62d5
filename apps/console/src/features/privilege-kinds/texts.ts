import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Льгота',
  names: 'Виды льгот',
  noneYet: 'Видов льгот ещё нет',
  fields: {
    name: 'Название',
    categoryId: 'Категория',
  },
} as const;

export const en = {
  name: 'Privilege',
  names: 'Kinds of privilege',
  noneYet: 'No kinds of privilege yet',
  fields: {
    name: 'Name',
    categoryId: 'Category',
  },
} as const satisfies TextsLike<typeof ru>;
