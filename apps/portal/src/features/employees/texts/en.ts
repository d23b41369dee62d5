import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

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

export default en;
