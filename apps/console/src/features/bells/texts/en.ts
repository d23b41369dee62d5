import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Class period',
  names: 'Class periods',
  noneYet: 'No class periods yet',
  fields: {
    number: 'Number',
    start: 'From',
    end: 'Until',
    validFrom: 'Valid from',
  },
  hints: {
    validFrom:
      'Class periods with the same date are one schedule: it applies from that day until the next one starts. For a new schedule, add class periods with a new date and keep the old ones.',
  },
} as const satisfies TextsLike<typeof ru>;
