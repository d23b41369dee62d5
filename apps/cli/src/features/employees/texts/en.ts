import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  find: 'find an employee by surname',
  show: 'what is known of an employee: posts, phones, e-mail',
  words: 'the beginning of a surname, perhaps with the first names',
  urlId: 'an employee, by the end of their page’s address',
  none: 'Nobody was found.',
  unknown: 'There is no employee "{{urlId}}". Find the address with: semestr employees find NAME',
  name: 'name',
  degree: 'degree',
  rank: 'rank',
  email: 'e-mail',
  courses: 'lectures on',
  page: 'page',
  head: { name: 'name', rank: 'rank', degree: 'degree', departments: 'departments', urlId: 'address' },
} as const satisfies TextsLike<typeof ru>;
