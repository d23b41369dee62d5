import { screen } from '../../screens/screen.ts';

export const secondFactorScreen = screen({
  path: '/second-factor',
  access: 'account',
  title: { ru: 'Защита входа', en: 'Sign-in protection' },
  description: {
    ru: 'Код из\u00a0приложения и\u00a0ключи доступа: то, чем вход защищён кроме пароля.',
    en: 'Codes from an app and passkeys: what protects your sign-in besides the password.',
  },
  isLedTo: true,
  isBeforeContacts: true,
  page: () => import('./SecondFactorPage.tsx'),
});
