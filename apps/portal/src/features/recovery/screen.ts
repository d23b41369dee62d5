import { screen } from '../../screens/screen.ts';

export const recoveryScreen = screen({
  path: '/password-recovery/:step?',
  access: 'anyone',
  title: { ru: 'Восстановление пароля', en: 'Password recovery' },
  description: {
    ru: 'Как вернуть доступ к\u00a0личному кабинету, если забыт пароль: по\u00a0телефону или электронной почте.',
    en: 'How to get back into your account when you have forgotten the password: by phone or e-mail.',
  },
  page: () => import('./RecoveryPage.tsx'),
});

export const newPasswordScreen = screen({
  path: '/new-password',
  access: 'anyone',
  title: { ru: 'Новый пароль', en: 'New password' },
  description: {
    ru: 'Последний шаг восстановления: новый пароль и\u00a0код подтверждения.',
    en: 'The last step of recovery: a new password and a confirmation code.',
  },
  isLedTo: true,
  page: () => import('./RecoveryPage.tsx'),
});

export const initialPasswordScreen = screen({
  path: '/initial-password',
  access: 'anyone',
  title: { ru: 'Первый пароль', en: 'First password' },
  description: {
    ru: 'Первый пароль по\u00a0ссылке, которую выдал университет.',
    en: 'Your first password, set with the link from the university.',
  },
  isLedTo: true,
  page: () => import('./RecoveryPage.tsx'),
});
