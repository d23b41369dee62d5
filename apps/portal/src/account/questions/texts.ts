import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  title: 'Вопросы по\u00a0вашим заявкам',
  about: 'Заявка {{number}}',
  university: 'Университет, {{date}}',
  you: 'Вы, {{date}}',
  document: 'Документ приложен',
  reply: 'Ответ',
  send: 'Ответить',
  hint: 'После ответа заявку снова рассмотрят.',
  empty: 'Напишите ответ или приложите документ',
  sent: 'Ответ отправлен.',
  settled: 'Переписка по\u00a0заявке {{number}}',
} as const;

const en = {
  title: 'Questions about your requests',
  about: 'Request {{number}}',
  university: 'University, {{date}}',
  you: 'You, {{date}}',
  document: 'Document attached',
  reply: 'Reply',
  send: 'Reply',
  hint: 'After your reply the request is considered again.',
  empty: 'Enter a reply or attach a document',
  sent: 'The reply was sent.',
  settled: 'Messages about request {{number}}',
} as const satisfies TextsLike<typeof ru>;

export const questionTexts = defineTexts('request-questions', { ru, en });
