import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'list all departments',
  tree: 'show the structure of the university',
  people: 'list the employees of a department',
  urlId: 'address of the department, e.g. kaf-ps (semestr departments list)',
  none: 'There are no departments yet.',
  noneFound:
    'No employees are listed in the department "{{urlId}}". Check the address with: semestr departments list',
  unknown: 'There is no department "{{urlId}}". Find the address with: semestr departments list',
  head: {
    id: 'No.',
    code: 'code',
    abbrev: 'abbreviation',
    name: 'name',
    urlId: 'address',
    person: 'name',
    posts: 'posts',
    degree: 'degree',
    phones: 'phones',
    email: 'e-mail',
  },
} as const satisfies TextsLike<typeof ru>;
