import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Kind of practice',
  names: 'Kinds of practice',
  fields: {
    name: 'Name',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
