import { screen } from '../../screens/screen.ts';

export const aboutScreen = screen({
  path: '/about',
  access: 'anyone',
  title: { ru: 'О\u00a0портале', en: 'About', be: 'Пра партал' },
  description: {
    ru: 'Что есть на\u00a0портале, кто за\u00a0него отвечает и\u00a0что он знает о\u00a0вас.',
    en: 'What the portal has, who is responsible for it and what it knows about you.',
    be: 'Што ёсць на партале, хто за яго адказвае і што ён ведае пра вас.',
  },
  page: () => import('./AboutPage.tsx'),
});
