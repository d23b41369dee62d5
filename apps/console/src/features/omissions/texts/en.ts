import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Absence',
  names: 'Absences',
  noneYet: 'No absences yet',
  fields: {
    lessonId: 'Lesson',
    hours: 'Hours',
    isExcused: 'Excused',
  },
} as const satisfies TextsLike<typeof ru>;
