import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Journal mark',
  names: 'Journal marks',
  noneYet: 'No journal marks yet',
  fields: {
    lessonId: 'Lesson',
    mark: 'Mark',
    taskNumber: 'Task no.',
  },
} as const satisfies TextsLike<typeof ru>;
