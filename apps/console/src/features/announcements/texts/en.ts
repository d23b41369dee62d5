import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Announcement',
  names: 'Announcements',
  noneYet: 'No announcements yet',
  fields: {
    content: 'Text',
    date: 'Day',
    startTime: 'Begins',
    endTime: 'Ends',
    room: 'Room',
    groupIds: 'For groups',
  },
} as const satisfies TextsLike<typeof ru>;
