import { screen } from '../../screens/screen.ts';

export const employeeScreen = screen({
  path: '/employees/:id',
  access: 'anyone',
  title: { ru: 'Сотрудник', en: 'Employee', be: 'Супрацоўнік' },
  description: {
    ru: 'Должности, кабинеты, телефоны и\u00a0почта сотрудника университета.',
    en: 'Posts, rooms, phone numbers and e-mail of an employee of the university.',
    be: 'Пасады, кабінеты, тэлефоны і пошта супрацоўніка ўніверсітэта.',
  },
  page: () => import('./EmployeePage.tsx'),
});
