import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  notify: 'send a notification to groups, years, faculties, employees or all users',
  text: 'text of the notification',
  file: 'file with the text, or - for stdin',
  group: 'to the students of a group; may be repeated',
  course: 'to the students of a year; may be repeated',
  faculty: 'to the students of a faculty, by its abbreviation; may be repeated',
  students: 'to all students',
  employees: 'to all employees',
  everybody: 'to all students and employees',
  at: 'when to send it: "24.11.2026 15:00" (now by default)',
  whom: 'give the recipients: --group, --course, --faculty, --students, --employees or --everybody',
  oneAudience: 'give only one audience: students, --employees or --everybody',
  oneText: 'give the text: --text or --file',
  tooLong: 'The text is longer than {{most}} characters.',
  noText: 'The text is empty: the notification has not been sent.',
  noFaculty: 'There is no faculty “{{name}}”. Choose from: {{names}}',
  reaches_one: '{{count}} person will receive it.',
  reaches_other: '{{count}} people will receive it.',
  noneFound: 'There are no such recipients: the notification has not been sent.',
  question: 'Send it? (yes/no): ',
  notSent: 'The notification has not been sent.',
  sent: 'The notification has been sent.',
  planned:
    'The notification will be sent at {{moment}}. To cancel it: semestr admin broadcasts delete {{id}}',
  facts: { id: 'No.', recipients: 'recipients', sendAt: 'when', text: 'text' },
} as const satisfies TextsLike<typeof ru>;
