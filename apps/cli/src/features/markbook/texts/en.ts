import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  none: 'The markbook is empty so far.',
  average: 'Average mark: {{mark}}',
  head: {
    term: 'sem.',
    subject: 'subject',
    form: 'assessment',
    mark: 'mark',
    date: 'date',
    teacher: 'teacher',
  },
} as const satisfies TextsLike<typeof ru>;
