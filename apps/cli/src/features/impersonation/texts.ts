import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  group: 'входы администраторов от имени студентов',
  list: 'когда, кто, от чьего имени и почему, новые сверху',
  none: 'От имени студентов никто не входил.',
  head: { at: 'когда', admin: 'администратор', student: 'от имени', reason: 'почему' },
} as const;

const en = {
  group: 'sign-ins of administrators as students',
  list: 'list the sign-ins as students with reasons, newest first',
  none: 'No administrator has signed in as a student.',
  head: { at: 'when', admin: 'administrator', student: 'student', reason: 'reason' },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-impersonation', { ru, en });
