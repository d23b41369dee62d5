import { screen } from '../../screens/screen.ts';

export const notFoundScreen = screen({
  path: '*',
  access: 'anyone',
  title: { ru: 'Страница не\u00a0найдена', en: 'Page not found', be: 'Старонка не знойдзена' },
  description: { ru: 'Такой страницы нет.', en: 'There is no such page.', be: 'Такой старонкі няма.' },
  status: 404,
  page: () => import('./NotFoundPage.tsx'),
});
