import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  group: 'group {{group}}',
  job: 'Looking for a job',
  rating: 'Rating {{rating}} of\u00a05',
  summary: 'About me',
  skills: 'Skills',
  references: 'Links',
} as const satisfies TextsLike<typeof ru>;
