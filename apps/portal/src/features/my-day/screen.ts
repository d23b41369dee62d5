import { CalendarClock } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const myDayScreen = screen({
  path: '/personal-account/my-day',
  access: 'student',
  icon: CalendarClock,
  title: { ru: 'Мой день', en: 'My day', be: 'Мой дзень' },
  description: {
    ru: 'Ваш день: что идёт и\u00a0что дальше, чему скоро срок, новые отметки и\u00a0уведомления.',
    en: 'Your day: what is on and what comes next, what is due, new marks and notifications.',
  },
  page: () => import('./MyDayPage.tsx'),
});
