import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  none: 'There is nothing in the markbook yet.',
  average: 'Average mark: {{mark}}',
  head: {
    term: 'sem.',
    subject: 'subject',
    form: 'ends with',
    mark: 'mark',
    date: 'date',
    teacher: 'teacher',
  },
  marks: { passed: 'credited', failed: 'not credited' },
} as const satisfies TextsLike<typeof ru>;
