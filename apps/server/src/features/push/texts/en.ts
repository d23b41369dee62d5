import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  added: {
    title: 'Semestr: notifications are on',
    text: 'Messages of the university will appear here like this.',
  },
} as const satisfies TextsLike<typeof ru>;
