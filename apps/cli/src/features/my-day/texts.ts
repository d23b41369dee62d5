import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  day: '{{date, weekday, capitalised}}, {{date, dayMonth}}',
  today: 'сегодня',
  over: 'Занятий в этом семестре больше нет.',
  noSchedule: 'Расписания пока нет.',
  soon: 'Скоро срок',
  due: {
    book: 'сдать книгу',
    contract: 'подписать договор',
    debt: 'закрыть долг',
    difference: 'закрыть академическую разницу',
    'mark-sheet': 'сдать по ведомости',
    profiling: 'выбрать профилизацию',
    question: 'ответить на вопрос о заявке',
  },
  late_one: 'срок прошёл {{count}} день назад',
  late_few: 'срок прошёл {{count}} дня назад',
  late_many: 'срок прошёл {{count}} дней назад',
  late_other: 'срок прошёл {{count}} дня назад',
  lastDay: 'последний день',
  left_one: 'остался {{count}} день',
  left_few: 'осталось {{count}} дня',
  left_many: 'осталось {{count}} дней',
  left_other: 'осталось {{count}} дня',
  marks: 'Новые отметки',
  unviewed_one: '{{count}} новое уведомление: semestr notifications list --unviewed',
  unviewed_few: '{{count}} новых уведомления: semestr notifications list --unviewed',
  unviewed_many: '{{count}} новых уведомлений: semestr notifications list --unviewed',
  unviewed_other: '{{count}} новых уведомления: semestr notifications list --unviewed',
} as const;

const en = {
  day: '{{date, weekday, capitalised}}, {{date, dayMonth}}',
  today: 'today',
  over: 'There are no more classes this term.',
  noSchedule: 'There is no schedule yet.',
  soon: 'Due soon',
  due: {
    book: 'return a book',
    contract: 'sign the contract',
    debt: 'clear the failed subject',
    difference: 'take the missing subject',
    'mark-sheet': 'use the mark sheet',
    profiling: 'choose a specialisation',
    question: 'reply to a question about request',
  },
  late_one: '{{count}} day late',
  late_other: '{{count}} days late',
  lastDay: 'last day',
  left_one: '{{count}} day left',
  left_other: '{{count}} days left',
  marks: 'New marks',
  unviewed_one: '{{count}} new notification: semestr notifications list --unviewed',
  unviewed_other: '{{count}} new notifications: semestr notifications list --unviewed',
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-my-day', { ru, en });
