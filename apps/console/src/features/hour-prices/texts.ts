import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Цена часа',
  names: 'Цены часа',
  noneYet: 'Цен часа ещё нет',
  fields: {
    rank: 'Звание',
    price: 'Цена, р.',
  },
  choices: { rank: { rest: 'все остальные' } },
  hints: {
    rank: 'Пусто\u00a0— для всех остальных',
  },
} as const;

export const en = {
  name: 'Hourly rate',
  names: 'Hourly rates',
  noneYet: 'No hourly rates yet',
  fields: {
    rank: 'Rank',
    price: 'Price, BYN',
  },
  choices: { rank: { rest: 'all others' } },
  hints: {
    rank: 'Empty for all others',
  },
} as const satisfies TextsLike<typeof ru>;
