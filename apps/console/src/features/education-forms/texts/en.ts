import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Education form',
  names: 'Education forms',
  fields: {
    name: 'Name',
  },
} as const satisfies TextsLike<typeof ru>;
