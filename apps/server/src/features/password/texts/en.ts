import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  changed:
    'Your password was changed, and the other sessions have ended. If it was not you, contact the dean’s office.',
} as const satisfies TextsLike<typeof ru>;
