import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Пропуск',
  names: 'Пропуски',
  noneYet: 'Пропусков ещё нет',
  fields: {
    lessonId: 'Занятие',
    hours: 'Часов',
    isExcused: 'По\u00a0уважительной причине',
  },
} as const;

export const en = {
  name: 'Absence',
  names: 'Absences',
  noneYet: 'No absences yet',
  fields: {
    lessonId: 'Lesson',
    hours: 'Hours',
    isExcused: 'Excused',
  },
} as const satisfies TextsLike<typeof ru>;
