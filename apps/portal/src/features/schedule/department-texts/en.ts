import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  description: 'Classes of all teachers: {{name}}.',
  hint: 'Choose a department to see what its teachers teach, and when',
  search: 'Name or abbreviation of a department',
  others: 'Others',
  none: 'There are no departments yet',
  nothingHint: 'Try a part of the name or the abbreviation.',
  showAll: 'Show all departments',
  notFound: 'There is no such department',
  notFoundHint: 'It may have been renamed or closed. Look for it in the list.',
  toAll: 'All departments',
  educator: 'Teacher',
  allEducators: 'All teachers',
  noLessons: 'No classes',
  noLessonsHint: 'None of its staff have classes in the schedule.',
  noneHint: 'They appear when the university enters or imports them.',
} as const satisfies TextsLike<typeof ru>;

export default en;
