import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  title: 'The account is blocked',
  restorable:
    'You cannot sign in until you set a new password. You will need your confirmed phone number or e-mail.',
  'for-good':
    'An administrator has closed this account. The dean’s office can tell you why and whether it can be reopened. Nothing in the account is lost.',
  recover: 'Set a new password',
  back: 'Sign in with another username',
} as const satisfies TextsLike<typeof ru>;

export default en;
