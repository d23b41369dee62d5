import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  group: 'when administrators acted as students',
  list: 'when, who, as whom and why, the latest first',
  none: 'Nobody acted as a student.',
  head: { at: 'when', admin: 'administrator', student: 'acted as', reason: 'why' },
} as const satisfies TextsLike<typeof ru>;
