import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  fields: {
    typeId: 'Document',
    dateFrom: 'From',
    dateTo: 'To',
    placeOfStay: 'Where',
    number: 'Number',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    stamp: 'The stamp is missing.',
    days: 'The dates do not match.',
    unreadable: 'The document cannot be read.',
  },
  asked: 'Absences {{from, dayMonthShort}}–{{to, dayMonthShort}}, {{type}}',
  missed: 'Missed on these days',
  nothingMissed: 'Nothing recorded',
  hours_one: '{{count}}\u00a0hour',
  hours_other: '{{count}}\u00a0hours',
  lesson: '{{type}} {{subject}}',
  excused: 'excused already',
  total: 'In total',
  unexcused: 'Unexcused',
  shortHours: '{{count}}\u00a0h',
  ifAccepted: 'if accepted',
  warningFrom: 'warning from {{hours}}\u00a0h',
  inTerm: 'This term so far',
} as const satisfies TextsLike<typeof ru>;
