import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Шаблон ответа',
  names: 'Шаблоны ответов',
  noneYet: 'Шаблонов ответов ещё нет',
  fields: {
    use: 'Для чего',
    kind: 'Вид заявки',
    text: 'Текст',
    order: 'Место в\u00a0списке',
  },
  hints: {
    kind: 'Пусто\u00a0– для любых заявок.',
    text: 'Студент увидит его таким, каким его отправит сотрудник.',
  },
  choices: {
    use: {
      question: 'вопрос',
      rejection: 'отказ',
    },
  },
} as const;

export const en = {
  name: 'Reply template',
  names: 'Reply templates',
  noneYet: 'No reply templates yet',
  fields: {
    use: 'For',
    kind: 'Kind of request',
    text: 'Text',
    order: 'Place in the list',
  },
  hints: {
    kind: 'Empty: for requests of any kind.',
    text: 'The student sees it as the employee sends it.',
  },
  choices: {
    use: {
      question: 'a question',
      rejection: 'a rejection',
    },
  },
} as const satisfies TextsLike<typeof ru>;
