import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  job: 'Looking for a job',
  group: 'group',
  rating: 'rating {{rating}} of\u00a05',
  whole: 'Show all',
  skills: 'Skills',
  links: 'Links',
  kinds: { code: 'code', chat: 'messages', mail: 'mail', work: 'work', site: 'site' },
} as const satisfies TextsLike<typeof ru>;

export default en;
