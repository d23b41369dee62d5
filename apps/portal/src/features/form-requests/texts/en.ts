import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  apply: 'Submit a request',
  clear: 'Clear',
  again: 'Copied from {{number}}',
  choose: 'Choose from the list',
  early: 'Too long ago: the first day is {{date}} at the earliest',
  late: 'Too far ahead: the first day is {{date}} at the latest',
  before: 'The last day is before the first',
  tooLong: 'Too long: the last day is {{date}} at the latest',
  noDay: 'Write the day like this: 27.11.2026',
  submitHint: 'You can cancel it until it is decided',
  sent: 'The request is submitted.',
  mine: 'My requests',
  count_one: '{{count}}\u00a0request',
  count_other: '{{count}}\u00a0requests',
  columns: { date: 'Submitted', what: 'Request', state: 'Status and what comes next', action: 'Action' },
  on: '{{date, dayMonth}}',
  paper: 'Document',
  applyAgain: 'Submit again',
  cancel: 'Cancel',
  cancelTitle: 'Cancel request {{number}}?',
  cancelText: 'The dean’s office will not consider it.',
  cancelYes: 'Cancel the request',
  cancelNo: 'Keep it',
  cancelled: 'The request is cancelled.',
  none: 'There are no requests yet',
  noneHint: 'You will see the decision of the dean’s office here, and be notified of it.',
} as const satisfies TextsLike<typeof ru>;

export default en;
