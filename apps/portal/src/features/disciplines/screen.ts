import { BookOpen } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const disciplinesScreen = screen({
  path: '/list-of-disciplines',
  access: 'anyone',
  icon: BookOpen,
  title: { ru: 'Дисциплины', en: 'Disciplines', be: 'Дысцыпліны' },
  description: {
    ru: 'Дисциплины специальности по\u00a0курсам и\u00a0семестрам: часы, зачётные единицы, форма контроля.',
    en: 'The disciplines of a speciality by year and semester: hours, credits and assessment.',
    be: 'Дысцыпліны спецыяльнасці па курсах і семестрах: гадзіны, заліковыя адзінкі, форма кантролю.',
  },
  query: ['faculty', 'speciality', 'course', 'term', 'foreign'],
  page: () => import('./DisciplinesPage.tsx'),
});
