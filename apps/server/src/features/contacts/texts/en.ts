import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  added: {
    phone:
      'Your account has a phone number now: {{value}}. If it was not you who added it, change your password and contact the dean’s office.',
    email:
      'Your account has an e-mail now: {{value}}. If it was not you who added it, change your password and contact the dean’s office.',
  },
  changed: {
    phone:
      'Your account has another phone number now: {{value}}. If it was not you who changed it, change your password and contact the dean’s office.',
    email:
      'Your account has another e-mail now: {{value}}. If it was not you who changed it, change your password and contact the dean’s office.',
  },
} as const satisfies TextsLike<typeof ru>;
