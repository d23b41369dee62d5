import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Building',
  names: 'Buildings',
  noneYet: 'No buildings yet',
  fields: {
    name: 'Name',
  },
} as const satisfies TextsLike<typeof ru>;
