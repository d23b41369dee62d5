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
  code: 'Second factor code',
  codeHint: 'From your authenticator app. A recovery code works too.',
  passkey: 'Sign in with a passkey',
  noPasskey:
    'No passkey came: the request was cancelled or took too long, or there is none for this site. Try again or sign in with your password.',
  forgotten: 'Forgot your password?',
  recover: 'Recover it',
  elsewhere: 'Signing in goes on at another site, whose address is not among those allowed. Tell support.',
} as const satisfies TextsLike<typeof ru>;

export default en;
