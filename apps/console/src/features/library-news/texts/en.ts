import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Library news item',
  names: 'Library news',
  noneYet: 'No library news yet',
  fields: {
    title: 'Title',
    link: 'Address',
    date: 'Day',
  },
} as const satisfies TextsLike<typeof ru>;
