import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  title: 'Зачётная книжка {{number}}',
  semester: 'Семестр',
  subject: 'Предмет',
  control: 'Контроль',
  hours: 'Часы',
  credits: 'Зач. ед.',
  mark: 'Отметка',
  date: 'Дата',
  teacher: 'Преподаватель',
} as const;

const en = {
  title: 'Markbook {{number}}',
  semester: 'Semester',
  subject: 'Subject',
  control: 'Assessment',
  hours: 'Hours',
  credits: 'Credits',
  mark: 'Mark',
  date: 'Date',
  teacher: 'Teacher',
} as const satisfies TextsLike<typeof ru>;

export const markbookTexts = defineTexts('server.markbook', { ru, en });
