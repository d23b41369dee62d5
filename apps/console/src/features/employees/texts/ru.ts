export default {
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
