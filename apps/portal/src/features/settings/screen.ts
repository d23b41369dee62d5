import { screen } from '../../screens/screen.ts';

export const settingsScreen = screen({
  path: '/personal-account/settings',
  access: 'signed-in',
  title: { ru: 'Настройки', en: 'Settings', be: 'Налады' },
  description: {
    ru: 'Пароль, контакты, язык, тема, сеансы и\u00a0устройства.',
    en: 'Password, contacts, language, theme, sessions and devices.',
    be: 'Пароль, кантакты, мова, тэма, сеансы і прылады.',
  },
  page: () => import('./SettingsPage.tsx'),
});
