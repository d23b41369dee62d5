import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  back: 'Back',
  newPassword: 'New password',
  repeat: 'Password again',
  rules: {
    length: '8 to 30 characters',
    lower: 'a lowercase Latin letter',
    upper: 'an uppercase Latin letter',
    other: 'a digit and a sign, such as !',
  },
  kept: 'done',
  passwordFormat: 'Incorrect password format',
  passwordOnly: 'Latin letters, digits and signs only',
  different: 'Passwords must match!',
  same: 'The passwords match',
  strength: 'Strength: {{name}}',
  strengths: { weak: 'weak', fair: 'fair; longer is stronger', strong: 'strong' },
  codeHint: '6 digits',
  holds: 'The code is valid for',
  holdsFor: 'The code is valid for another {{seconds}} s',
  attempts: 'Attempts left: {{left}}',
  leaveTitle: 'Leave this page?',
  leaveHint: 'What you have typed will not be kept.',
  leave: 'Leave',
  stay: 'Stay',
} as const satisfies TextsLike<typeof ru>;

export default en;
