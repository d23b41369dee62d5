import { screen } from '../../screens/screen.ts';

export const adminScreen = screen({
  path: '/admin',
  access: 'admin',
  title: { ru: 'Администратор', en: 'Administrator', be: 'Адміністратар' },
  description: {
    ru: 'Вход под именем студента и\u00a0дорога в\u00a0консоль.',
    en: 'Signing in as a student, and the way to the console.',
    be: 'Уваход пад імем студэнта і дарога ў кансоль.',
  },
  page: () => import('./AdminPage.tsx'),
});
