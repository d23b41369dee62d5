import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  title: 'Ordered with you',
  count_one: '{{count}}\u00a0mark sheet',
  count_other: '{{count}}\u00a0mark sheets',
  filter: 'Show',
  all: 'All',
  many: { processing: 'In progress', printed: 'Ready', rejected: 'Rejected', cancelled: 'Cancelled' },
  columns: { date: 'Ordered', student: 'Student', what: 'Mark sheet', state: 'Status' },
  group: 'group {{group}}',
  term: 'semester\u00a0{{term}}',
  hoursOf_one: '{{count}}\u00a0hour',
  hoursOf_other: '{{count}}\u00a0hours',
  again: 'retake {{count}}',
  subjectGone: 'No subject given',
  next: {
    processing: 'The dean’s office has not printed it yet',
    printed: 'given to the student',
    printedUntil: 'valid until {{date, dayMonth}}',
    expired: 'expired on {{date, dayMonth}}',
    numbered: 'No.\u00a0{{number}}, {{validity}}',
    rejected: '{{date, dayMonth}}:',
    cancelled: '{{date, dayMonth}}',
  },
  none: 'No mark sheets name you',
  noneHint: 'Mark sheets in which students name you as the teacher will appear here.',
  noneSuch: 'There are no such mark sheets',
  noneSuchHint: 'See all of them.',
} as const satisfies TextsLike<typeof ru>;

export default en;
