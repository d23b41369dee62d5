import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'CV link',
  names: 'CV links',
  noneYet: 'No CV links yet',
  fields: {
    name: 'Caption',
    reference: 'Address',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
