import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  impersonated: 'An administrator has signed in as you, to help you or to check data.',
  reason: 'Reason: {{reason}}',
} as const satisfies TextsLike<typeof ru>;
