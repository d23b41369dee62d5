import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  list: 'все подразделения',
  tree: 'структура университета',
  people: 'сотрудники подразделения',
  urlId: 'адрес подразделения, например kaf-ps (semestr departments list)',
  none: 'Подразделений пока нет.',
  noneFound: 'В подразделении «{{urlId}}» никто не указан. Проверьте адрес: semestr departments list',
  unknown: 'Подразделения «{{urlId}}» нет. Найдите адрес: semestr departments list',
  head: {
    id: '№',
    code: 'код',
    abbrev: 'сокращение',
    name: 'название',
    urlId: 'адрес',
    person: 'имя',
    posts: 'должности',
    degree: 'степень',
    phones: 'телефоны',
    email: 'почта',
  },
} as const;

const en = {
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

export const texts = defineTexts('cli-departments', { ru, en });
