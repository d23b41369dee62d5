import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Absence document',
  names: 'Absence documents',
  noneYet: 'No absence documents yet',
  fields: {
    name: 'Name',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
