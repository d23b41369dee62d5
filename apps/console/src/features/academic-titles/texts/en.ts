import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Degree or rank',
  names: 'Degrees and ranks',
  fields: {
    name: 'Name',
    abbrev: 'Abbreviation',
    price: 'Hourly rate, BYN',
  },
} as const satisfies TextsLike<typeof ru>;
