import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  faculty: 'Faculty',
  speciality: 'Speciality',
  course: 'Year of study',
  choose: 'Choose',
  first: {
    faculty: 'faculty first',
    speciality: 'speciality first',
    course: 'year first',
  },
  coming: 'loading…',
  none: {
    faculty: 'no faculties',
    speciality: 'the faculty has none',
    course: 'no years',
  },
} as const satisfies TextsLike<typeof ru>;

export default en;
