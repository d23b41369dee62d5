import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Анкета',
  names: 'Анкеты',
  noneYet: 'Анкет ещё нет',
  fields: {
    lastName: 'Студент',
    firstName: 'Имя',
    summary: 'О\u00a0себе',
    isPublished: 'Опубликована',
    isSearchingJob: 'Ищет работу',
    showsRating: 'Показывает рейтинг',
  },
} as const;

export const en = {
  name: 'CV',
  names: 'CVs',
  noneYet: 'No CVs yet',
  fields: {
    lastName: 'Student',
    firstName: 'First name',
    summary: 'About themselves',
    isPublished: 'Published',
    isSearchingJob: 'Looking for a job',
    showsRating: 'Shows the rating',
  },
} as const satisfies TextsLike<typeof ru>;
