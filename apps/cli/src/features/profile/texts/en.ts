import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  card: 'student card',
  group: 'group',
  course: 'year',
  faculty: 'faculty',
  speciality: 'speciality',
  form: 'form of education',
  phone: 'phone',
  email: 'e-mail',
  page: 'page',
  fault: 'to be corrected',
} as const satisfies TextsLike<typeof ru>;
