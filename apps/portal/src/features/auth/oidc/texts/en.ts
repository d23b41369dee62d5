import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  way: 'Sign in with your university',
  wayOf: 'Sign in with {{name}}',
  failed: 'You are not signed in yet',
  code: 'One more step: the code from your app',
  codeWhy:
    'The university has confirmed that it is you. This account also needs a code: enter it within five minutes.',
  back: 'Back to the sign-in',
} as const satisfies TextsLike<typeof ru>;

export default en;
