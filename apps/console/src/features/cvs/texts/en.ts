import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'CV',
  names: 'CVs',
  noneYet: 'No CVs yet',
  fields: {
    lastName: 'Student',
    firstName: 'First name',
    summary: 'About themselves',
    isPublished: 'Published',
    isSearchingJob: 'Looking for a job',
    showsRating: 'Shows the rating',
  },
} as const satisfies TextsLike<typeof ru>;
