import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  login: 'login, of a student usually the number of the student card',
  send: 'send the link to the e-mail of the account, without showing it',
  until:
    'Holds until {{date, dayMonth}}, {{time}}, and only once; the date of birth is needed. Links made earlier are void.',
  untilWithLogin:
    'Holds until {{date, dayMonth}}, {{time}}, and only once; the login is needed. Links made earlier are void.',
  sent: 'The link was sent to {{email}}; it holds until {{date, dayMonth}}, {{time}}, and only once. Links made earlier are void.',
  title: 'Accounts:',
  of: 'login of the account',
  link: 'make a link for the password of an account, or send it by e-mail',
  block: 'let somebody in no more, and end all sessions',
  restorable: 'until a new password, not for good',
  unblock: 'let somebody in again',
  unban: 'give all attempts back: sign-in, recovery, codes',
  'end-sessions': 'end all sessions of an account',
  'reset-second-factor': 'turn the second factor off and remove the passkeys',
  roles: 'change the role of an account; its sessions end',
  role: 'employee, admin, or what an employee is to do in the console: deans-office, timetable, library, support, auditor',
  employee: 'number of the employee whose account it is (the field id)',
  faculty: 'short name of the faculty of a dean’s office',
  fio: 'name of the administrator (by default that of the owner)',
  facultyNeeded: 'The dean’s office of which faculty? Give --faculty ABBREVIATION.',
  noFaculty: 'There is no faculty {{faculty}}.',
  employeeNeeded: 'Whose account is it? Give --employee NUMBER.',
  owner: '{{name}}, account {{login}}, server {{url}}',
  confirm: {
    block: 'Block it for good? Type "yes": ',
    'block-restorable': 'Block it until a new password? Type "yes": ',
    unblock: 'Unblock it? Type "yes": ',
    unban: 'Give all attempts back? Type "yes": ',
    'end-sessions': 'End all its sessions? Type "yes": ',
    'reset-second-factor': 'Turn the second factor off and remove the passkeys? Type "yes": ',
    roles: 'Make its role {{role}}? Its sessions end. Type "yes": ',
  },
  notChanged: 'Nothing was changed.',
  done: {
    block: 'Account {{login}} ({{name}}) is blocked.',
    'block-restorable': 'Account {{login}} ({{name}}) is blocked until a new password.',
    unblock: 'Account {{login}} ({{name}}) is unblocked.',
    unban: 'Account {{login}} ({{name}}) has all its attempts back.',
    'end-sessions': 'The sessions of account {{login}} ({{name}}) have ended.',
    'reset-second-factor': 'The second factor of account {{login}} ({{name}}) is off.',
    roles: 'Role of account {{login}} ({{name}}): {{role}}.',
  },
} as const satisfies TextsLike<typeof ru>;
