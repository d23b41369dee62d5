import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  missed: 'An omission was noted: {{subject}} ({{type}}), {{date}}.',
} as const satisfies TextsLike<typeof ru>;
