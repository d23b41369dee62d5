import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Session',
  names: 'Sessions',
  fields: {
    username: 'Login',
    fio: 'Who',
    role: 'Role',
    userAgent: 'Device',
    seenAt: 'Last active',
    createdAt: 'Signed in',
    isRemembered: 'Remembered only',
    id: 'Action',
  },
  roles: { student: 'Student', employee: 'Employee', admin: 'Administrator' },
  current: 'this session',
  acting: 'impersonated',
  remembered: 'remembered',
  device: { program: 'Program', unknown: 'Unknown' },
  moment: '{{date, dayMonth}}, {{time}}',
  end: {
    open: 'End',
    title: 'End the session?',
    hint: '{{name}}: on this device they will have to sign in again.',
    own: 'This is your own session: you will be signed out of the console.',
    done: 'The session has ended.',
  },
} as const satisfies TextsLike<typeof ru>;
