import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Hourly rate',
  names: 'Hourly rates',
  noneYet: 'No hourly rates yet',
  fields: {
    rank: 'Rank',
    price: 'Price, BYN',
  },
  choices: { rank: { rest: 'everybody else' } },
  hints: {
    rank: 'Empty for everybody else',
  },
} as const satisfies TextsLike<typeof ru>;
