import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  title: 'Sign in to the console',
  subtitle: 'For those who run the university',
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
  code: 'Code from your app',
  codeHint: 'A recovery code works too.',
  passkey: 'Sign in with a passkey',
  oidc: 'Sign in with your university',
  oidcOf: 'Sign in with {{name}}',
  noPasskey:
    'No passkey was received: the request was cancelled or timed out, or you have none for this site. Try again or sign in with your password.',
  noCookies:
    'Your browser does not keep the cookies of this site, and the console does not work without them. Allow them in the browser settings and sign in again.',
  missing: {
    username: 'Enter your username',
    password: 'Enter your password',
    secondFactor: 'Enter the code',
  },
  notAdmin: 'This account has no role in the console. Its personal account is in the portal.',
  toPortal: 'Go to the portal',
  toSecondFactor: 'Set up the second factor',
  again: {
    title: 'Sign in again',
    body: 'The page stays as you left it, and what you started will finish. If you sign in with another account, the console starts from its first page.',
  },
  obstacles: {
    'session-ended': 'Your session has expired.',
    'not-admin':
      'You are signed in to the portal with an account that has no role in the console. To open the console, sign in with another account.',
    'second-factor-required':
      'To use the console, turn on codes from an app or add a passkey in the portal, then come back.',
    offline: 'Server currently unavailable. Try again later.',
  },
} as const satisfies TextsLike<typeof ru>;
