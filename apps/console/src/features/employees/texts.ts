import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Сотрудник',
  names: 'Сотрудники',
  noneYet: 'Сотрудников ещё нет',
  fields: {
    fullName: 'Сотрудник',
    lastName: 'Фамилия',
    firstName: 'Имя',
    middleName: 'Отчество',
    degree: 'Учёная степень',
    degreeAbbrev: 'Степень',
    rank: 'Звание',
    email: 'Электронная почта',
    urlId: 'Адрес страницы',
  },
  hints: {
    urlId: 'Последняя часть адреса страницы: латинские буквы, цифры, дефис',
  },
} as const;

export const en = {
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
