import { screen } from '../../screens/screen.ts';

export const apiScreen = screen({
  path: '/api',
  access: 'anyone',
  title: { ru: 'Документация API', en: 'API documentation', be: 'Дакументацыя API' },
  description: {
    ru: 'Все вызовы API университетского портала: параметры, ответы, отказы и\u00a0примеры.',
    en: 'Every call of the university portal’s API: parameters, replies, refusals and examples.',
  },
  query: ['q', 'call'],
  hasOwnSearch: true,
  page: () => import('./ApiPage.tsx'),
});
