import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Category of privileges',
  names: 'Categories of privileges',
  fields: {
    name: 'Name',
  },
} as const satisfies TextsLike<typeof ru>;
