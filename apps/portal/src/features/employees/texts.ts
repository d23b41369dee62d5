import { defineTexts, type TextsLike, type Translate } from '@semestr/core/texts';

const ru = {
  title: 'Сотрудник: {{name}}',
  description: 'Должности, кабинеты, телефоны и\u00a0почта: {{name}}.',
  degree: 'Степень',
  rank: 'Звание',
  email: 'Почта',
  schedule: 'Расписание',
  contact: 'В\u00a0контакты, .vcf',
  today: 'Сегодня',
  at: 'Сейчас: {{room}}, до\u00a0{{until}}',
  next: 'Следующее занятие в\u00a0{{time}}: {{room}}',
  done: 'Занятия на\u00a0сегодня закончились.',
  free: 'Сегодня занятий нет.',
  later: 'Ближайшее\u00a0{{date, onWeekday}}, {{date, dayMonth}}, в\u00a0{{time}}.',
  noRoom: 'аудитория не\u00a0указана',
  announcements: 'Объявления и\u00a0консультации',
  posts: 'Должности',
  noPosts: 'Должности не\u00a0указаны',
  room: 'ауд.\u00a0{{room}}',
  noPhone: 'Телефон не\u00a0указан',
  courses: 'Читает лекции',
  more: 'Дополнительно',
  links: 'Страницы на\u00a0других сайтах',
} as const;

const en = {
  title: 'Employee: {{name}}',
  description: 'Posts, rooms, phone numbers and e-mail: {{name}}.',
  degree: 'Degree',
  rank: 'Rank',
  email: 'E-mail',
  schedule: 'Schedule',
  contact: 'Contact, .vcf',
  today: 'Today',
  at: 'Now: {{room}}, until\u00a0{{until}}',
  next: 'Next class at\u00a0{{time}}: {{room}}',
  done: 'Classes are over for today.',
  free: 'No classes today.',
  later: 'The next one is {{date, onWeekday}}, {{date, dayMonth}}, at\u00a0{{time}}.',
  noRoom: 'room not given',
  announcements: 'Announcements and consultations',
  posts: 'Posts',
  noPosts: 'No posts listed',
  room: 'room\u00a0{{room}}',
  noPhone: 'No phone listed',
  courses: 'Lectures on',
  more: 'More',
  links: 'Pages on other sites',
} as const satisfies TextsLike<typeof ru>;

export const employeesTexts = defineTexts('employees', { ru, en });

export type EmployeesTexts = Translate<typeof ru>;
