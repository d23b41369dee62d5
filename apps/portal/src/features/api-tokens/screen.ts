import { screen } from '../../screens/screen.ts';

export const apiTokensScreen = screen({
  path: '/settings/api-tokens',
  access: 'account',
  title: { ru: 'Токены API', en: 'API tokens' },
  description: {
    ru: 'Токены, с\u00a0которыми скрипты и\u00a0терминал действуют от\u00a0вашего имени.',
    en: 'Tokens with which scripts and the terminal act on your behalf.',
  },
  isLedTo: true,
  page: () => import('./ApiTokensPage.tsx'),
});
