import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

/** Step-by-step choice: faculty, speciality, year. */
export default {
  faculty: 'abbreviation of the faculty',
  speciality: 'abbreviation, code or full line of the speciality',
  course: 'year of study',
  noFaculty: 'There is no faculty "{{name}}". Choose from: {{names}}.',
  noSpeciality: 'The faculty has no speciality "{{name}}". Choose from:{{names}}',
  severalSpecialities:
    'There are several specialities "{{name}}". Give the code or the full line of one:{{names}}',
  noCourse: 'The speciality has no year {{course}}. Choose from: {{courses}}.',
  noCourses: 'The speciality has no years yet.',
} as const satisfies TextsLike<typeof ru>;
