import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  added: {
    phone:
      'A phone number was added to your account: {{value}}. If it was not you, change your password and contact the dean’s office.',
    email:
      'An e-mail was added to your account: {{value}}. If it was not you, change your password and contact the dean’s office.',
  },
  changed: {
    phone:
      'Your phone number was changed: {{value}}. If it was not you, change your password and contact the dean’s office.',
    email:
      'Your e-mail was changed: {{value}}. If it was not you, change your password and contact the dean’s office.',
  },
} as const satisfies TextsLike<typeof ru>;
