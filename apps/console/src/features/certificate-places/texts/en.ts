import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Place of certificates',
  names: 'Places of certificates',
  fields: {
    name: 'For',
    office: 'Issued by',
    type: 'Seal',
    order: 'Place in the list',
  },
  choices: {
    type: {
      0: 'any',
      1: 'ordinary',
      2: 'official',
    },
  },
} as const satisfies TextsLike<typeof ru>;
