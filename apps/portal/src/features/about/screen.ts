import { screen } from '../../screens/screen.ts';

export const aboutScreen = screen({
  path: '/about',
  access: 'anyone',
  title: { ru: 'О портале', en: 'About', be: 'Пра партал' },
  description: {
    ru: 'Что есть на портале, кто за него отвечает и что он знает о вас.',
    en: 'What the portal has, who is responsible for it and what it knows about you.',
    be: 'Што ёсць на партале, хто за яго адказвае і што ён ведае пра вас.',
  },
  page: () => import('./AboutPage.tsx'),
});
