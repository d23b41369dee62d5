import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Privilege category',
  names: 'Privilege categories',
  fields: {
    name: 'Name',
  },
} as const satisfies TextsLike<typeof ru>;
