import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Session',
  names: 'Sessions',
  noneYet: 'No sessions',
  fields: {
    username: 'Username',
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
  moment: '{{date, dayMonth}}, {{time}}',
  end: 'End',
} as const satisfies TextsLike<typeof ru>;
