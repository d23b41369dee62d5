import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Certificate destination',
  names: 'Certificate destinations',
  noneYet: 'No certificate destinations yet',
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
