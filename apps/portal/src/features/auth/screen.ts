import { screen, to, withQuery } from '../../screens/screen.ts';

export const loginScreen = screen({
  path: '/login',
  access: 'anyone',
  title: { ru: 'Вход', en: 'Sign in', be: 'Уваход' },
  description: {
    ru: 'Вход в\u00a0личный кабинет студента, преподавателя и\u00a0сотрудника.',
    en: 'Sign in to the personal account of a student, teacher or employee.',
    be: 'Уваход у асабісты кабінет студэнта, выкладчыка і супрацоўніка.',
  },
  page: () => import('./LoginPage.tsx'),
});

export const oidcScreen = screen({
  path: '/login/oidc',
  access: 'anyone',
  title: { ru: 'Вход', en: 'Sign in', be: 'Уваход' },
  description: {
    ru: 'Сюда возвращает вход с\u00a0аккаунтом университета.',
    en: 'Where signing in with your university account brings you back.',
  },
  isLedTo: true,
  isUnlisted: true,
  page: () => import('./OidcPage.tsx'),
});

/** Returns the address of the sign-in page that continues on another page. */
export const loginFor = (next: string): string => withQuery(to(loginScreen), { next });
