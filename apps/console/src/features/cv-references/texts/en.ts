import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Link of a CV',
  names: 'Links of CVs',
  fields: {
    name: 'Caption',
    reference: 'Address',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
