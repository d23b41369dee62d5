import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'CV',
  names: 'CVs',
  fields: {
    lastName: 'Student',
    summary: 'About',
    isPublished: 'Published',
    isSearchingJob: 'Looks for a job',
    showsRating: 'Shows the rating',
  },
  yes: 'yes',
  no: 'no',
} as const satisfies TextsLike<typeof ru>;
