import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  added: {
    title: 'Semestr: notifications are on',
    text: 'This is how messages of the university will appear here.',
  },
} as const satisfies TextsLike<typeof ru>;
