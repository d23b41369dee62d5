import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  password: 'Current password',
  passwordHint: 'So that nobody else can change this for you',
  code: 'Code from the app',
  codeHint: 'A recovery code works too',
  byCode: 'Use a code instead',
  byPassword: 'Use the password instead',
  submit: 'Continue',
  cancel: 'Cancel',
  title: 'Confirm that it is you',
  why: 'You signed in more than five minutes ago, and this changes how you sign in.',
  confirm: 'Confirm',
} as const satisfies TextsLike<typeof ru>;

export default en;
