import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Omission',
  names: 'Omissions',
  fields: {
    lessonId: 'Lesson',
    hours: 'Hours',
    isExcused: 'For a good reason',
  },
} as const satisfies TextsLike<typeof ru>;
