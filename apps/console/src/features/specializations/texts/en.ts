import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Specialisation',
  names: 'Specialisations',
  noneYet: 'No specialisations yet',
  fields: {
    name: 'Name',
    abbrev: 'Abbreviation',
    places: 'Places',
    lastDay: 'Choice open until',
  },
} as const satisfies TextsLike<typeof ru>;
