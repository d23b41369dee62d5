import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Privilege category',
  names: 'Privilege categories',
  noneYet: 'No privilege categories yet',
  fields: {
    name: 'Name',
  },
} as const satisfies TextsLike<typeof ru>;
