import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Form of education',
  names: 'Forms of education',
  fields: {
    name: 'Name',
  },
} as const satisfies TextsLike<typeof ru>;
