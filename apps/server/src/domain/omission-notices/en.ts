import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  missed: 'Absence recorded: {{subject}} ({{type, lessonLetters}}), {{date}}.',
} as const satisfies TextsLike<typeof ru>;
