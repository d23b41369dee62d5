import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Отметка',
  names: 'Отметки в\u00a0зачётках',
  noneYet: 'Отметок в\u00a0зачётках ещё нет',
  fields: {
    disciplineId: 'Дисциплина',
    mark: 'Отметка',
    date: 'Когда',
    teacherId: 'Кто поставил',
    retakes: 'Пересдач',
    isDifference: 'Академическая разница',
  },
  hints: {
    mark: 'От\u00a00 до\u00a010, зачтено, не\u00a0зачтено или неявка',
  },
} as const;

export const en = {
  name: 'Mark',
  names: 'Exam marks',
  noneYet: 'No exam marks yet',
  fields: {
    disciplineId: 'Discipline',
    mark: 'Mark',
    date: 'Date',
    teacherId: 'Given by',
    retakes: 'Retakes',
    isDifference: 'Academic difference',
  },
  hints: {
    mark: '0 to 10, зачтено, не зачтено or неявка',
  },
} as const satisfies TextsLike<typeof ru>;
