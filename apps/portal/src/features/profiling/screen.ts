import { ListOrdered } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const profilingScreen = screen({
  path: '/personal-account/profiling',
  access: 'profiling',
  icon: ListOrdered,
  title: { ru: 'Профилизация', en: 'Specialisation', be: 'Прафілізацыя' },
  description: {
    ru: 'Выбор профилизации: рейтинг, места и\u00a0порядок ваших заявок.',
    en: 'Choosing a specialisation: the rating, the places and the order of your applications.',
    be: 'Выбар прафілізацыі: рэйтынг, месцы і парадак вашых заявак.',
  },
  page: () => import('./ProfilingPage.tsx'),
});
