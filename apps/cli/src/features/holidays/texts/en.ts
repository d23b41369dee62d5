import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  everyYear: 'every',
  none: 'There are no holidays yet.',
  unknown: 'This server does not provide holidays.',
  head: { date: 'date', year: 'year', name: 'holiday' },
} as const satisfies TextsLike<typeof ru>;
