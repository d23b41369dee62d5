import { CalendarRange } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const calendarScreen = screen({
  path: '/calendar',
  access: 'anyone',
  icon: CalendarRange,
  title: { ru: 'Календарь недель', en: 'Study weeks', be: 'Каляндар тыдняў' },
  description: {
    ru: 'Номера учебных недель на\u00a0весь учебный год, выходные и\u00a0праздники.',
    en: 'The numbers of the study weeks through the academic year, weekends and holidays.',
    be: 'Нумары вучэбных тыдняў на ўвесь навучальны год, выхадныя і святы.',
  },
  query: ['year'],
  page: () => import('./CalendarPage.tsx'),
});
