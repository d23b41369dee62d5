import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  group: 'sign-ins of administrators as students',
  list: 'list the sign-ins as students with reasons, newest first',
  none: 'No administrator has signed in as a student.',
  head: { at: 'when', admin: 'administrator', student: 'student', reason: 'reason' },
} as const satisfies TextsLike<typeof ru>;
