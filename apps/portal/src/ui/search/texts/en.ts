import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  clear: 'Clear the search',
  correctedBefore: 'Shown for “',
  correctedAfter: '”: the keyboard layout was corrected.',
  literally: 'Search for “{{text}}”',
  nothing: 'Nothing was found for “{{text}}”',
} as const satisfies TextsLike<typeof ru>;

export default en;
