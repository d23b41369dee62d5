import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  code: {
    subject: 'Semestr: confirmation code',
    text: 'Semestr: confirmation code {{code}}. Do not tell it to anybody. If you did not ask for it, there is nothing you need to do.',
  },
} as const satisfies TextsLike<typeof ru>;
