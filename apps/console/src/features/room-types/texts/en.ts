import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Type of rooms',
  names: 'Types of rooms',
  fields: {
    name: 'Name',
    abbrev: 'Abbreviation',
  },
} as const satisfies TextsLike<typeof ru>;
