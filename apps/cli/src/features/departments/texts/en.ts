import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'all departments',
  tree: 'the structure of the university',
  people: 'who works in a department',
  urlId: 'a department, by the end of its page’s address',
  none: 'There are no departments yet.',
  noneFound:
    'Nobody is listed in the department "{{urlId}}". Check the address with: semestr departments list',
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
