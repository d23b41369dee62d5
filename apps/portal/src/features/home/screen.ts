import { House } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const homeScreen = screen({
  path: '/',
  access: 'anyone',
  icon: House,
  title: { ru: 'Главная', en: 'Home', be: 'Галоўная' },
  description: {
    ru: 'Расписание групп и\u00a0преподавателей, учебные недели и\u00a0личный кабинет университета.',
    en: 'Class schedules, study weeks and the personal account of the university.',
    be: 'Расклад груп і выкладчыкаў, вучэбныя тыдні і асабісты кабінет універсітэта.',
  },
  hasOwnSearch: true,
  page: () => import('./HomePage.tsx'),
});
