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
      'Class periods with the same date are one schedule. It applies from that day until the next schedule starts.',
    start:
      'To change the times only from a certain day on, keep this class period and add all of them with the new date.',
  },
} as const satisfies TextsLike<typeof ru>;
