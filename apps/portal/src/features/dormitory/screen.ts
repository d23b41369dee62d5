import { BedDouble } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const dormitoryScreen = screen({
  path: '/personal-account/dormitory',
  access: 'student',
  icon: BedDouble,
  title: { ru: 'Общежитие', en: 'Dormitory', be: 'Інтэрнат' },
  description: {
    ru: 'Заявка на общежитие и место в очереди, льготы, премии и взыскания.',
    en: 'Your application for a room and place in the queue, privileges, awards and penalties.',
    be: 'Заяўка на інтэрнат і месца ў чарзе, льготы, прэміі і спагнанні.',
  },
  page: () => import('./DormitoryPage.tsx'),
});
