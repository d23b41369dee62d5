import { Megaphone } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const announcementsScreen = screen({
  path: '/personal-account/announcements',
  access: 'signed-in',
  icon: Megaphone,
  title: { ru: 'Объявления', en: 'Announcements', be: 'Аб’явы' },
  description: {
    ru: 'Объявления преподавателей, кафедры и\u00a0для вашей группы: консультации, переносы, новости.',
    en: 'What teachers and your department announce, and what is for your group: consultations, changes, news.',
    be: 'Аб’явы выкладчыкаў, кафедры і для вашай групы: кансультацыі, пераносы, навіны.',
  },
  page: () => import('./AnnouncementsPage.tsx'),
});
