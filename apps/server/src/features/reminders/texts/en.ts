import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  loan: {
    soon: 'The book “{{title}}” is due back at the library by {{date}}.',
    overdue: 'The book “{{title}}” was due back on {{date}}.',
  },
  markSheet: 'Your mark sheet ({{subject}}) is valid until {{date}}.',
} as const satisfies TextsLike<typeof ru>;
