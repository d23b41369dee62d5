import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Mark',
  names: 'Exam marks',
  noneYet: 'No exam marks yet',
  fields: {
    disciplineId: 'Discipline',
    mark: 'Mark',
    date: 'When',
    teacherId: 'Given by',
    retakes: 'Retakes',
    isDifference: 'Academic difference',
  },
  hints: {
    mark: '0 to 10, зачтено or не зачтено',
  },
} as const satisfies TextsLike<typeof ru>;
