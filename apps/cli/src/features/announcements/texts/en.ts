import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  group: 'announcements for a group',
  employee: 'announcements of a teacher, by the end of their page’s address',
  department: 'announcements of a department’s teachers, by the end of its page’s address',
  all: 'not only to your group: all that its teachers and its department tell',
  user: 'whose, where nobody is named; the password is asked for, or comes from a file or stdin',
  onlyOne: 'name only one of --group, --employee and --department',
  none: 'There are no announcements for you.',
  noneOfGroup: 'There are no announcements for the group {{name}}. Numbers of groups: semestr groups list',
  noneOfEmployee:
    'There are no announcements of the teacher "{{urlId}}". Addresses of teachers: semestr employees find NAME',
  noneOfDepartment:
    'There are no announcements of the department "{{urlId}}". Addresses of departments: semestr departments list',
  head: {
    date: 'date',
    time: 'time',
    room: 'room',
    employee: 'teacher',
    groups: 'groups',
    content: 'announcement',
  },
} as const satisfies TextsLike<typeof ru>;
