import { User } from 'lucide-react';
import { screen } from '../../screens/screen.ts';

export const profileScreen = screen({
  path: '/personal-account/profile',
  access: 'signed-in',
  icon: User,
  title: { ru: 'Профиль', en: 'Profile', be: 'Профіль' },
  description: { ru: 'Личные данные студента.', en: 'Your personal data.', be: 'Асабістыя даныя студэнта.' },
  page: () => import('./ProfilePage.tsx'),
});
