import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'the lessons of the group on a day and who missed them',
  note: 'note who missed a lesson by a file',
  date: 'the day: 2026-11-27 or 27.11.2026 (today by default)',
  only: 'only this lesson',
  lesson: 'number of the lesson: semestr journal list',
  file: 'CSV or JSON: student (card number or name) and hours; - for stdin',
  noLessons: 'There are no lessons on {{date}}.',
  noLesson: 'There is no lesson {{id}} on {{date}}. The list: semestr journal list --date {{date}}',
  notJson: 'This is no JSON list. An example: [{"student": "42850001", "hours": 2}]',
  noEntries: 'The file names no student of this lesson.',
  nobody: 'Nobody is on the list.',
  noted: 'The omissions are noted.',
  faulty: 'The file has faults, nothing was sent:',
  faults: {
    unknown: 'line {{line}}: there is no student "{{student}}" in this lesson',
    several: 'line {{line}}: "{{student}}" may be several: {{names}}',
    twice: 'line {{line}}: the student "{{student}}" stands above already',
    hours: 'line {{line}}: hours are a whole number from 0 to {{most}}, not "{{hours}}"',
  },
  head: {
    lesson: 'No.',
    time: 'time',
    subject: 'subject',
    type: 'type',
    subgroup: 'subgr.',
    student: 'student',
    hours: 'hours',
    excused: 'reason',
  },
  excused: 'excused',
} as const satisfies TextsLike<typeof ru>;
