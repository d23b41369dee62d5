import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  notify: 'write a notification to many: groups, courses, faculties, employees, everybody',
  text: 'the text of the notification',
  file: 'a file with the text; - for stdin',
  group: 'to the students of a group; may be repeated',
  course: 'to the students of a course; may be repeated',
  faculty: 'to the students of a faculty, by its abbreviation; may be repeated',
  students: 'to all students',
  employees: 'to all employees',
  everybody: 'to students and employees',
  at: 'when to send it: "24.11.2026 15:00" (usually at once)',
  whom: 'say to whom: --group, --course, --faculty, --students, --employees or --everybody',
  oneAudience: 'name either students, or --employees, or --everybody',
  oneText: 'a text is needed: --text or --file',
  tooLong: 'The text is longer than {{most}} characters.',
  noText: 'The text is empty: the notification has not been sent.',
  noFaculty: 'There is no faculty “{{name}}”. There are: {{names}}',
  reaches_one: '{{count}} person will get it.',
  reaches_other: '{{count}} people will get it.',
  noneFound: 'Nobody fits these conditions: the notification has not been sent.',
  question: 'Send it? (yes/no): ',
  notSent: 'The notification has not been sent.',
  sent: 'The notification has been sent.',
  planned: 'The notification goes at {{moment}}. To cancel: semestr admin broadcasts delete {{id}}',
  facts: { id: 'No.', recipients: 'recipients', sendAt: 'when', text: 'text' },
} as const satisfies TextsLike<typeof ru>;
