import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Kind of practice',
  names: 'Kinds of practice',
  noneYet: 'No kinds of practice yet',
  fields: {
    name: 'Name',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
