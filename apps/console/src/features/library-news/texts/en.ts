import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'News of the library',
  names: 'News of the library',
  fields: {
    title: 'Title',
    link: 'Address',
    date: 'Day',
  },
} as const satisfies TextsLike<typeof ru>;
