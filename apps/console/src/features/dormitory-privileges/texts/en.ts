import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Student privilege',
  names: 'Student privileges',
  noneYet: 'No student privileges yet',
  fields: {
    kindId: 'Privilege',
    year: 'Year',
    note: 'Note',
  },
} as const satisfies TextsLike<typeof ru>;
