import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  find: 'find an employee by surname',
  show: 'show an employee: posts, phones, e-mail',
  words: 'beginning of the surname, optionally with first names',
  urlId: 'address of the employee, e.g. i-obrazcov (semestr employees find NAME)',
  none: 'No employees found.',
  unknown: 'There is no employee "{{urlId}}". Find the address with: semestr employees find NAME',
  name: 'name',
  degree: 'degree',
  rank: 'rank',
  email: 'e-mail',
  courses: 'lectures on',
  page: 'page',
  head: { name: 'name', rank: 'rank', degree: 'degree', departments: 'departments', urlId: 'address' },
} as const satisfies TextsLike<typeof ru>;
