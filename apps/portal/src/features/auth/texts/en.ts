import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  subtitle: 'Personal account',
  username: 'Username',
  usernameHint: 'For a student it is the student card number',
  password: 'Password',
  remember: 'Remember this device',
  rememberHint: 'Only on a device of your own: you stay signed in for up to 180 days',
  submit: 'Sign in',
  forgotten: 'Forgot your password? Support helps you to recover it:',
  required: 'This field is required!',
  illiquid: 'There is a mistake in your data:',
} as const satisfies TextsLike<typeof ru>;

export default en;
