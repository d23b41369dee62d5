import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  find: 'найти сотрудника по фамилии',
  show: 'что известно о сотруднике: должности, телефоны, почта',
  words: 'начало фамилии, можно с именем и отчеством',
  urlId: 'адрес сотрудника, например i-obrazcov (semestr employees find ФАМИЛИЯ)',
  none: 'Никто не найден.',
  unknown: 'Сотрудника «{{urlId}}» нет. Найдите адрес: semestr employees find ФАМИЛИЯ',
  name: 'имя',
  degree: 'степень',
  rank: 'звание',
  email: 'почта',
  courses: 'читает лекции',
  page: 'страница',
  head: {
    name: 'имя',
    rank: 'звание',
    degree: 'степень',
    departments: 'подразделения',
    urlId: 'адрес',
  },
} as const;

const en = {
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

export const texts = defineTexts('cli-employees', { ru, en });
