import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Request about omissions',
  names: 'Omissions',
  fields: {
    typeId: 'Paper',
    dateFrom: 'From',
    dateTo: 'To',
    placeOfStay: 'Where',
    number: 'Number',
    rejectionReason: 'Reason for rejection',
  },
  states: {
    waiting: 'Awaiting a decision',
    accepted: 'Accepted',
    rejected: 'Rejected',
  },
  decisions: {
    accepted: 'Accept',
  },
  reasons: {
    stamp: 'There is no stamp.',
    days: 'The dates differ.',
    unreadable: 'The paper cannot be read.',
  },
  asked: 'Omissions {{from, dayMonthShort}}–{{to, dayMonthShort}}, {{type}}',
  missed: 'Missed on these days',
  nothingMissed: 'Nothing was noted',
  hours_one: '{{count}}\u00a0hour',
  hours_other: '{{count}}\u00a0hours',
  lesson: '{{type}} {{subject}}',
  excused: 'excused already',
  total: 'In total',
  unexcused: 'Without a good reason',
  shortHours: '{{count}}\u00a0h',
  ifAccepted: 'if accepted',
  warningFrom: 'warning from {{hours}}\u00a0h',
  inTerm: 'This term so far',
} as const satisfies TextsLike<typeof ru>;
