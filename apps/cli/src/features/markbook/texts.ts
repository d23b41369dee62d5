import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  none: 'В зачётной книжке ещё ничего нет.',
  average: 'Средний балл: {{mark}}',
  head: {
    term: 'сем.',
    subject: 'предмет',
    form: 'контроль',
    mark: 'отметка',
    date: 'дата',
    teacher: 'преподаватель',
  },
} as const;

const en = {
  none: 'The markbook is empty so far.',
  average: 'Average mark: {{mark}}',
  head: {
    term: 'sem.',
    subject: 'subject',
    form: 'assessment',
    mark: 'mark',
    date: 'date',
    teacher: 'teacher',
  },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-markbook', { ru, en });
