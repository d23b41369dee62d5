import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  title: 'Markbook {{number}}',
  semester: 'Semester',
  subject: 'Subject',
  control: 'Assessment',
  hours: 'Hours',
  credits: 'Credits',
  mark: 'Mark',
  date: 'Date',
  teacher: 'Teacher',
} as const satisfies TextsLike<typeof ru>;
