import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  user: 'login',
  remember: 'stay signed in for 30 days instead of an hour',
  signedIn: 'You are signed in to {{url}}: {{fio}} ({{username}}).',
  signedOut: 'You are signed out of {{url}}.',
  wasNotSignedIn: 'You were not signed in to {{url}}.',
  onlyHere:
    'The server did not answer: the session is forgotten on this machine and ends by itself on the server.',
  who: { name: 'Name', username: 'Login', roles: 'Roles', server: 'Server', since: 'Signed in' },
  roles: {
    admin: 'administrator',
    student: 'student',
    employee: 'staff',
    groupHead: 'group head',
    headman: 'records absences',
  },
  moment: '{{date, dayMonth}}, {{time}}',
} as const satisfies TextsLike<typeof ru>;
