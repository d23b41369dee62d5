import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'name',
  birthDate: 'date of birth',
  group: 'group',
  course: 'year',
  faculty: 'faculty',
  speciality: 'speciality',
  summary: 'about me',
  skills: 'skills',
  references: 'links',
  rating: 'rating',
  stars: '{{rating}} of 5',
  published: 'published',
  searchJob: 'looking for a job',
  showRating: 'rating is shown',
} as const satisfies TextsLike<typeof ru>;
