import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Term of a group',
  names: 'Terms of groups',
  fields: {
    groupId: 'Group',
    term: 'Term',
    start: 'Lessons from',
    end: 'Lessons until',
    examsStart: 'Session from',
    examsEnd: 'Session until',
    isExtramural: 'Part-time or distance learning',
    updatedOn: 'Changed',
  },
} as const satisfies TextsLike<typeof ru>;
