import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Отметка в\u00a0журнале',
  names: 'Отметки в\u00a0журнале',
  noneYet: 'Отметок в\u00a0журнале ещё нет',
  fields: {
    lessonId: 'Занятие',
    mark: 'Отметка',
    taskNumber: 'Работа №',
  },
} as const;

export const en = {
  name: 'Journal mark',
  names: 'Journal marks',
  noneYet: 'No journal marks yet',
  fields: {
    lessonId: 'Lesson',
    mark: 'Mark',
    taskNumber: 'Task no.',
  },
} as const satisfies TextsLike<typeof ru>;
