import { HandHeart } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const activityScreen = screen({
  path: '/personal-account/social-and-research-work',
  access: 'student',
  icon: HandHeart,
  title: { ru: 'Общественная работа', en: 'Social work', be: 'Грамадская работа' },
  description: {
    ru: 'Общественная и\u00a0научная работа, членство в\u00a0БРСМ и\u00a0профкоме.',
    en: 'Social and research work, membership in the youth union and the trade union.',
    be: 'Грамадская і навуковая работа, членства ў БРСМ і прафкаме.',
  },
  page: () => import('./ActivityPage.tsx'),
});
