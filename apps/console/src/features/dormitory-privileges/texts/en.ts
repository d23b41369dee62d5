import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Privilege of a student',
  names: 'Privileges of students',
  fields: {
    kindId: 'Privilege',
    year: 'Year',
    note: 'Note',
  },
} as const satisfies TextsLike<typeof ru>;
