import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  subtitle: 'Personal account',
  username: 'Username',
  usernameHint: 'For students, the student card number',
  password: 'Password',
  remember: 'Remember this device',
  rememberHint: 'Only on your own device: you stay signed in for up to 180 days',
  submit: 'Sign in',
  code: 'Code from your app',
  codeHint: 'A recovery code works too.',
  passkey: 'Sign in with a passkey',
  noPasskey:
    'No passkey was received: the request was cancelled or timed out, or you have none for this site. Try again or sign in with your password.',
  forgotten: 'Forgot your password?',
  recover: 'Recover it',
  elsewhere: 'Sign-in continues on a site that is not on the allowed list. Please tell support.',
  noCookies:
    'Your browser does not keep the cookies of this site, and you cannot stay signed in without them. Allow them in the browser settings and sign in again.',
} as const satisfies TextsLike<typeof ru>;

export default en;
