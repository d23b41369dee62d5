import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Notification',
  names: 'Notifications',
  noneYet: 'No notifications yet',
  fields: {
    userId: 'For',
    type: 'Kind',
    message: 'Text',
    isViewed: 'Read',
  },
  choices: {
    type: {
      INFO: 'Message',
      SUCCESS: 'Done',
      FAILURE: 'Rejected',
    },
  },
} as const satisfies TextsLike<typeof ru>;
