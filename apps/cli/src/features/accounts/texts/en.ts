import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  login: 'username; for students usually the student card number',
  send: 'send the link to the account’s e-mail instead of showing it',
  until:
    'Valid once, until {{date, dayMonth}}, {{time}}; asks for the date of birth. Earlier links no longer work.',
  untilWithLogin:
    'Valid once, until {{date, dayMonth}}, {{time}}; asks for the username. Earlier links no longer work.',
  sent: 'The link was sent to {{email}}; it is valid once, until {{date, dayMonth}}, {{time}}. Earlier links no longer work.',
  title: 'Accounts:',
  of: 'username of the account',
  link: 'create a link for setting the password of an account, or send it by e-mail',
  block: 'block an account and end its sessions',
  restorable: 'only until a new password is set',
  unblock: 'unblock an account',
  unban: 'lift the lock after too many attempts: sign-in, recovery, codes',
  'end-sessions': 'end all sessions of an account',
  'reset-second-factor': 'turn the second factor off and remove the passkeys',
  roles: 'change the role of an account; its sessions end',
  role: 'employee, admin, or a console role of an employee: deans-office, timetable, library, support, auditor',
  employee: 'number of the employee who owns the account (field id)',
  faculty: 'abbreviation of the faculty of a dean’s office',
  fio: 'name of the administrator (the owner’s name by default)',
  facultyNeeded: 'Give the faculty of the dean’s office: --faculty ABBREVIATION.',
  noFaculty: 'There is no faculty {{faculty}}.',
  employeeNeeded: 'Give the employee who owns the account: --employee NUMBER.',
  owner: '{{name}}, account {{login}}, server {{url}}',
  confirm: {
    block: 'Block it permanently? Type "yes": ',
    'block-restorable': 'Block it until a new password is set? Type "yes": ',
    unblock: 'Unblock it? Type "yes": ',
    unban: 'Reset all attempts? Type "yes": ',
    'end-sessions': 'End all its sessions? Type "yes": ',
    'reset-second-factor': 'Turn the second factor off and remove the passkeys? Type "yes": ',
    roles: 'Change its role to {{role}} and end its sessions? Type "yes": ',
  },
  notChanged: 'Nothing was changed.',
  done: {
    block: 'Account {{login}} ({{name}}) is blocked.',
    'block-restorable': 'Account {{login}} ({{name}}) is blocked until a new password is set.',
    unblock: 'Account {{login}} ({{name}}) is unblocked.',
    unban: 'The attempts of account {{login}} ({{name}}) are reset.',
    'end-sessions': 'The sessions of account {{login}} ({{name}}) have ended.',
    'reset-second-factor': 'The second factor of account {{login}} ({{name}}) is off.',
    roles: 'Role of account {{login}} ({{name}}): {{role}}.',
  },
} as const satisfies TextsLike<typeof ru>;
