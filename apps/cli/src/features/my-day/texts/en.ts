import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  day: '{{date, weekday, capitalised}}, {{date, dayMonth}}',
  today: 'today',
  over: 'There are no more classes this term.',
  noSchedule: 'There is no schedule yet.',
  soon: 'Due soon',
  due: {
    book: 'return a book',
    contract: 'sign the contract',
    debt: 'clear the failed subject',
    difference: 'clear the academic difference',
    'mark-sheet': 'use the mark sheet',
    profiling: 'choose a specialisation',
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
