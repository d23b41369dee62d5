import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  none: 'There is no study plan for this year yet.',
  head: {
    name: 'discipline',
    controls: 'assessment',
    semesters: 'sem.',
    hours: 'hours',
    credits: 'credits',
  },
} as const satisfies TextsLike<typeof ru>;
