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
    isExtramural: 'Part-time or at a distance',
    updatedOn: 'Changed',
  },
  autumn: 'autumn {{years}}',
  spring: 'spring {{years}}',
} as const satisfies TextsLike<typeof ru>;
