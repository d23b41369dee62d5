import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Категория льгот',
  names: 'Категории льгот',
  noneYet: 'Категорий льгот ещё нет',
  fields: {
    name: 'Название',
  },
} as const;

export const en = {
  name: 'Privilege category',
  names: 'Privilege categories',
  noneYet: 'No privilege categories yet',
  fields: {
    name: 'Name',
  },
} as const satisfies TextsLike<typeof ru>;
