import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  apply: 'Apply',
  change: 'Change the application',
  changing: 'The application of {{date}}',
  again: 'As in the application of {{date}}',
  clear: 'Clear',
  type: 'Kind of practice',
  enterprise: 'Enterprise',
  chooseEnterprise: 'Begin to type its name',
  noSuchEnterprise: 'There is no such enterprise in the list: ask your department',
  document: 'Letter of the enterprise',
  documentHint: 'Optional: a PDF or a photo, JPEG or PNG, up to {{size, size}}',
  documentStays: '{{name}} is attached; a new file takes its place. PDF, JPEG or PNG up to {{size, size}}',
  unreadable: 'The file could not be read: choose it once more',
  submit: 'Apply',
  submitChange: 'Save the changes',
  submitHint: 'You can change it until it is decided on',
  sent: 'The application is submitted.',
  changed: 'The application is changed.',
  noEnterprises: 'There are no enterprises in the list',
  noEnterprisesHint: 'The university has not entered yet where one may practise. Ask your department.',
  mine: 'My applications',
  count_one: '{{count}} application',
  count_other: '{{count}} applications',
  columns: { date: 'Sent', what: 'Practice', state: 'Status and what comes next', action: 'Action' },
  noEnterprise: 'No enterprise is given',
  supervisor: 'supervisor {{fio}}',
  states: { considered: 'Under consideration', approved: 'Approved', rejected: 'Refused' },
  next: {
    considered: 'You will be notified of the decision; until then you can change it',
    approved: 'The place is yours',
    approvedOn: 'The place is yours since {{date, dayMonth}}',
    numbered: 'No.\u00a0{{number}}. {{next}}',
    rejectedOn: '{{date, dayMonth}}:',
    reason: '“{{reason}}”',
  },
  edit: 'Change',
  applyAgain: 'Apply again',
  paper: 'Letter',
  none: 'There are no applications yet',
  noneHint:
    'Choose a kind of practice and an enterprise: the department considers it and names a supervisor.',
} as const satisfies TextsLike<typeof ru>;

export default en;
