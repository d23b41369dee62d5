import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  title: 'Sign in to the console',
  subtitle: 'For administrators only',
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
  required: 'This field is required!',
  notAdmin: 'This account has no administrator rights. Its personal account is in the portal.',
  toPortal: 'Go to the portal',
  obstacles: {
    'session-ended': 'Your session has expired.',
    'not-admin':
      'You are signed in to the portal without administrator rights. To open the console, sign in with another account.',
    offline: 'Server currently unavailable. Try again later.',
  },
} as const satisfies TextsLike<typeof ru>;
