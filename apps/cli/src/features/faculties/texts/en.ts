import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  none: 'There are no faculties yet.',
  head: { id: 'No.', abbrev: 'abbreviation', name: 'name' },
} as const satisfies TextsLike<typeof ru>;
