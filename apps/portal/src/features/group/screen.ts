import { Users } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const groupScreen = screen({
  path: '/personal-account/group',
  access: 'student',
  icon: Users,
  title: { ru: 'Моя группа', en: 'My group', be: 'Мая група' },
  description: {
    ru: 'Список группы, подгруппы, староста и\u00a0куратор.',
    en: 'The list of your group, its subgroups, head and curator.',
    be: 'Спіс групы, падгрупы, стараста і куратар.',
  },
  page: () => import('./GroupPage.tsx'),
});
