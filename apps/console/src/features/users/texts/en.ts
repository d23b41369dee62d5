import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Account',
  names: 'Accounts',
  fields: {
    name: 'Name',
    username: 'Login',
    role: 'Role',
    staffRole: 'Access to the console',
    staffFacultyId: 'Faculty',
    fio: 'Full name',
    employeeId: 'Employee',
    email: 'E-mail',
    block: 'Signing in',
    createdAt: 'Made',
  },
  roles: { student: 'Student', employee: 'Employee', admin: 'Administrator' },
  blocks: { open: 'Open', restorable: 'Until a new password', 'for-good': 'Closed' },
  hints: {
    username: 'Latin letters, digits, dot, hyphen, underscore',
    fio: 'As others see the administrator',
    email: 'The link for the first password can be sent here',
    staffRole: 'What the employee may do in the console; closed where nothing is chosen',
    role: 'Another role ends all sessions; the owner is told',
  },
  account: 'Account',
  tokens: {
    title: 'API tokens',
    token: 'Token',
    none: 'none',
    until: 'until {{date}}',
    expired: 'expired {{date}}',
    used: 'last used {{date}}',
    unused: 'not used yet',
    retry: 'Try again',
    revoke: 'Revoke',
    question: 'Revoke the token “{{name}}”?',
    hint: 'Programs that send it stop working at once. The owner is told.',
    done: 'Token revoked',
  },
} as const satisfies TextsLike<typeof ru>;
