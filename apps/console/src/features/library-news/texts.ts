import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Новость библиотеки',
  names: 'Новости библиотеки',
  noneYet: 'Новостей библиотеки ещё нет',
  fields: {
    title: 'Заголовок',
    link: 'Адрес',
    date: 'День',
  },
} as const;

export const en = {
  name: 'Library news item',
  names: 'Library news',
  noneYet: 'No library news yet',
  fields: {
    title: 'Title',
    link: 'Address',
    date: 'Day',
  },
} as const satisfies TextsLike<typeof ru>;
