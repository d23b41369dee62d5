import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  group: 'группа {{group}}',
  job: 'Ищет работу',
  rating: 'Рейтинг {{rating}} из\u00a05',
  summary: 'О себе',
  skills: 'Навыки',
  references: 'Ссылки',
} as const;

const en = {
  group: 'group {{group}}',
  job: 'Looking for a job',
  rating: 'Rating {{rating}} of\u00a05',
  summary: 'About me',
  skills: 'Skills',
  references: 'Links',
} as const satisfies TextsLike<typeof ru>;

export const cvTexts = defineTexts('server.cv', { ru, en });
