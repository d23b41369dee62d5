import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

/** Step-by-step choice: faculty, speciality, year. */
export default {
  faculty: 'abbreviation of the faculty',
  speciality: 'abbreviation of the speciality, its code or its whole line',
  course: 'year of study',
  noFaculty: 'There is no faculty "{{name}}". There are: {{names}}.',
  noSpeciality: 'The faculty has no speciality "{{name}}". It has:{{names}}',
  severalSpecialities:
    'There are several specialities "{{name}}". Name one by its code or its whole line:{{names}}',
  noCourse: 'The speciality has no year {{course}}. It has: {{courses}}.',
  noCourses: 'The speciality has no years yet.',
} as const satisfies TextsLike<typeof ru>;
