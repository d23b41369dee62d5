import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Room type',
  names: 'Room types',
  noneYet: 'No room types yet',
  fields: {
    name: 'Name',
    abbrev: 'Abbreviation',
  },
} as const satisfies TextsLike<typeof ru>;
