import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  changed: 'Your password was changed. The other sessions have ended.',
} as const satisfies TextsLike<typeof ru>;
