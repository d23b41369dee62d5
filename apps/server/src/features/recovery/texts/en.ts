import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  changed: 'Your password was changed. If it was not you, contact the dean’s office at once.',
  attempts:
    'Somebody gave several wrong answers when recovering your password. Recovery from that device is closed for an hour; signing in with your password works.',
} as const satisfies TextsLike<typeof ru>;
