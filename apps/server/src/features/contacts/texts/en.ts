import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  addressChanged: {
    subject: 'Semestr: your address was changed',
    text: 'Your account has another e-mail now: {{email}}. If it was not you who changed it, contact the dean’s office.',
  },
} as const satisfies TextsLike<typeof ru>;
