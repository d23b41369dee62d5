import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'University term',
  names: 'University terms',
  noneYet: 'No university terms yet',
  fields: {
    term: 'Term',
    start: 'Lessons from',
    end: 'Lessons until',
    examsStart: 'Exams from',
    examsEnd: 'Exams until',
  },
} as const satisfies TextsLike<typeof ru>;
