import { FileCheck } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const requestedSheetsScreen = screen({
  path: '/personal-account/requested-mark-sheets',
  access: 'employee',
  icon: FileCheck,
  title: { ru: 'Ведомости студентов', en: 'Students’ mark sheets', be: 'Ведамасці студэнтаў' },
  description: {
    ru: 'Ведомости, которые студенты заказали у\u00a0вас: кто, по\u00a0какому предмету и\u00a0в\u00a0каком они состоянии.',
    en: 'Mark sheets in which students name you as the teacher: who, for what, and their status.',
    be: 'Ведамасці, якія студэнты замовілі ў вас: хто, па якім прадмеце і ў якім яны стане.',
  },
  page: () => import('./RequestedSheetsPage.tsx'),
});
