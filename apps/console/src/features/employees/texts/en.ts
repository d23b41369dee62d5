import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Employee',
  names: 'Employees',
  noneYet: 'No employees yet',
  fields: {
    fullName: 'Employee',
    lastName: 'Last name',
    firstName: 'First name',
    middleName: 'Middle name',
    degree: 'Academic degree',
    degreeAbbrev: 'Degree',
    rank: 'Rank',
    email: 'E-mail',
    urlId: 'Address of the page',
  },
  hints: {
    urlId: 'The last part of the page’s address: Latin letters, digits, hyphens',
  },
} as const satisfies TextsLike<typeof ru>;
