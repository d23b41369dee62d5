import type { TextsLike } from '@semestr/core/texts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';

export const ru = {
  name: 'Сеанс',
  names: 'Сеансы',
  noneYet: 'Сеансов нет',
  fields: {
    username: 'Логин',
    fio: 'Кто вошёл',
    role: 'Роль',
    userAgent: 'Устройство',
    seenAt: 'Активность',
    createdAt: 'Вход',
    isRemembered: 'Только запомненные',
    id: 'Действие',
  },
  roles: { student: 'Студент', employee: 'Сотрудник', admin: 'Администратор' },
  current: 'этот сеанс',
  acting: 'под именем',
  remembered: 'запомнен',
  moment: '{{date, dayMonth}}, {{time}}',
  end: 'Завершить',
} as const;

export const en = {
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

export const sessionTexts = defineFolderTexts<typeof ru>('features/sessions');
