import { BedDouble } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const dormitoryScreen = screen({
  path: '/personal-account/dormitory',
  access: 'student',
  icon: BedDouble,
  title: { ru: 'Общежитие', en: 'Dormitory', be: 'Інтэрнат' },
  description: {
    ru: 'Заявка на\u00a0общежитие и\u00a0место в\u00a0очереди, льготы, премии и\u00a0взыскания.',
    en: 'Your application for a room and place in the queue, privileges, awards and penalties.',
    be: 'Заяўка на інтэрнат і месца ў чарзе, льготы, прэміі і спагнанні.',
  },
  page: () => import('./DormitoryPage.tsx'),
});
