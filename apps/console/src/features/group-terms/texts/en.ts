import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Group term',
  names: 'Group terms',
  noneYet: 'No group terms yet',
  fields: {
    groupId: 'Group',
    term: 'Term',
    start: 'Lessons from',
    end: 'Lessons until',
    examsStart: 'Exams from',
    examsEnd: 'Exams until',
    isExtramural: 'Part-time or distance learning',
    updatedOn: 'Changed',
  },
} as const satisfies TextsLike<typeof ru>;
