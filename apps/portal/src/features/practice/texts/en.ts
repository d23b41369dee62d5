import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  apply: 'Apply',
  change: 'Change the application',
  changing: 'The application of {{date}}',
  again: 'Copied from the application of {{date}}',
  clear: 'Clear',
  type: 'Kind of practice',
  enterprise: 'Enterprise',
  chooseEnterprise: 'Start typing its name',
  missingEnterprise: 'Choose an enterprise',
  noSuchEnterprise: 'Not in the list: ask your department',
  document: 'Letter of the enterprise',
  documentHint: 'Optional: a PDF or a photo, JPEG or PNG, up to {{size, size}}',
  documentStays: '{{name}} is attached; a new file replaces it. PDF, JPEG or PNG up to {{size, size}}',
  unreadable: 'The file could not be read: choose it again',
  submit: 'Apply',
  submitChange: 'Save the changes',
  submitHint: 'You can change it until it is decided on',
  sent: 'The application is submitted.',
  changed: 'The application is changed.',
  early: 'It is too early to apply',
  earlyHint: 'Practice begins in the third year: you can apply for it here then.',
  noEnterprises: 'The list of enterprises is empty',
  noEnterprisesHint:
    'The university has not yet entered where you can do your practice. Ask your department.',
  mine: 'My applications',
  count_one: '{{count}} application',
  count_other: '{{count}} applications',
  columns: { date: 'Submitted', what: 'Practice', state: 'Status and what comes next', action: 'Action' },
  noEnterprise: 'No enterprise given',
  supervisor: 'supervisor {{fio}}',
  next: {
    considered: 'You will be notified of the decision; until then you can change it',
    approved: 'The place is yours',
    approvedOn: 'The place has been yours since {{date, dayMonth}}',
    numbered: 'No.\u00a0{{number}}. {{next}}',
    rejectedOn: '{{date, dayMonth}}:',
  },
  edit: 'Change',
  applyAgain: 'Apply again',
  paper: 'Letter',
  none: 'There are no applications yet',
  noneHint:
    'Choose a kind of practice and an enterprise: the department considers your application and names a supervisor.',
} as const satisfies TextsLike<typeof ru>;

export default en;
