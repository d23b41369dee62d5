import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Employee',
  names: 'Employees',
  fields: {
    lastName: 'Employee',
    degreeAbbrev: 'Degree',
    rank: 'Rank',
    email: 'E-mail',
  },
} as const satisfies TextsLike<typeof ru>;
