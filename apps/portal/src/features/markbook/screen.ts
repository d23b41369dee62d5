import { NotebookTabs } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const markbookScreen = screen({
  path: '/personal-account/markbook',
  access: 'student',
  icon: NotebookTabs,
  title: { ru: 'Зачётная книжка', en: 'Markbook', be: 'Залікавая кніжка' },
  description: {
    ru: 'Отметки по\u00a0семестрам, средний балл и\u00a0долги.',
    en: 'Marks by semester, averages and debts.',
    be: 'Адзнакі па семестрах, сярэдні бал і запазычанасці.',
  },
  page: () => import('./MarkbookPage.tsx'),
});
