import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  user: 'login',
  remember: 'stay signed in for 30 days instead of an hour',
  codeHelp:
    'Where a second factor is on, its code is asked for. Without a terminal it is the next line of stdin: the second one after the password, the first one with --password-file.',
  oidcHelp:
    'Whoever signs in to the portal with an account of the university uses an API token from its settings instead: SEMESTR_TOKEN.',
  mustSetSecondFactor:
    'Your role needs a second factor: until it is set up, no command of the console works. Set it up: {{url}}/second-factor',
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
