import { Building2 } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const departmentsScreen = screen({
  path: '/departments/:id?',
  access: 'anyone',
  icon: Building2,
  title: { ru: 'Подразделения', en: 'Departments', be: 'Падраздзяленні' },
  description: {
    ru: 'Структура университета: факультеты, кафедры и\u00a0отделы, их руководители, сотрудники и\u00a0телефоны.',
    en: 'The structure of the university: faculties, departments and offices, their heads, staff and phone numbers.',
    be: 'Структура ўніверсітэта: факультэты, кафедры і аддзелы, іх кіраўнікі, супрацоўнікі і тэлефоны.',
  },
  query: ['q', 'exact'],
  hasOwnSearch: true,
  page: () => import('./DepartmentsPage.tsx'),
});
