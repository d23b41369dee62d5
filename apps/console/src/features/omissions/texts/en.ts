import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Absence',
  names: 'Absences',
  fields: {
    lessonId: 'Lesson',
    hours: 'Hours',
    isExcused: 'Excused',
  },
} as const satisfies TextsLike<typeof ru>;
