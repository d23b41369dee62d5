import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  title: 'Sign in as a student',
  hint: 'For 30 minutes you see the portal as the student does. Actions are recorded; the student is told who signed in and why.',
  card: 'Student card number',
  cardHint: '7 digits or 8 characters, such as 42850001',
  cardFormat: 'Incorrect student card number format',
  reason: 'Reason',
  reasonHint: 'Optional. The student will see it',
  submit: 'Send',
  failed: 'Error!',
  elsewhere: 'Everything else',
  console: 'Console',
  consoleHint: 'Records, requests and reports of the university',
  documentation: 'API documentation',
  documentationHint: 'Every call of the portal, with examples',
  tokens: 'API tokens',
  tokensHint: 'For scripts and the terminal, on your behalf',
} as const satisfies TextsLike<typeof ru>;

export default en;
