import { ContactRound } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const profilesScreen = screen({
  path: '/profiles',
  access: 'anyone',
  icon: ContactRound,
  title: { ru: 'Анкеты студентов', en: 'Student profiles', be: 'Анкеты студэнтаў' },
  description: {
    ru: 'Анкеты, которые опубликовали сами студенты: навыки, ссылки и\u00a0кто ищет работу.',
    en: 'Profiles that students have published themselves: skills, links and who is looking for a job.',
    be: 'Анкеты, якія апублікавалі самі студэнты: навыкі, спасылкі і хто шукае працу.',
  },
  query: ['lastName', 'course', 'faculty', 'job', 'skill', 'page'],
  noCache: true,
  isUnlisted: true,
  page: () => import('./ProfilesPage.tsx'),
});
