import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Place of practice',
  names: 'Places of practice',
  noneYet: 'No places of practice yet',
  fields: {
    name: 'Name',
  },
} as const satisfies TextsLike<typeof ru>;
