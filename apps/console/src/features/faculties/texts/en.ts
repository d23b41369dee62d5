import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Faculty',
  names: 'Faculties',
  noneYet: 'No faculties yet',
  fields: {
    name: 'Name',
    abbrev: 'Abbreviation',
  },
} as const satisfies TextsLike<typeof ru>;
