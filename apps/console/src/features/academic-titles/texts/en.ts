import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Degree or rank',
  names: 'Degrees and ranks',
  noneYet: 'No degrees or ranks yet',
  fields: {
    name: 'Name',
    abbrev: 'Abbreviation',
    price: 'Hourly rate, BYN',
  },
} as const satisfies TextsLike<typeof ru>;
