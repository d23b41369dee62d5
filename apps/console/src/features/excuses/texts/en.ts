import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Good reason',
  names: 'Good reasons',
  noneYet: 'No good reasons yet',
  fields: {
    dateFrom: 'From',
    dateTo: 'Until',
    name: 'Document',
    note: 'Note',
    semester: 'Semester of studies',
  },
} as const satisfies TextsLike<typeof ru>;
