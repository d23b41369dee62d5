import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Journal mark',
  names: 'Journal marks',
  fields: {
    lessonId: 'Lesson',
    mark: 'Mark',
    taskNumber: 'Task no.',
  },
} as const satisfies TextsLike<typeof ru>;
