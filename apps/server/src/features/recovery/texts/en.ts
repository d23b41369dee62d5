import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  changed: 'Your password was changed. If it was not you, contact the dean’s office at once.',
  attempts:
    'Several wrong answers were given while recovering your password. Recovery from that device is locked for an hour; signing in with your password still works.',
} as const satisfies TextsLike<typeof ru>;
