export default {
  name: 'Ссылка сотрудника',
  names: 'Ссылки сотрудников',
  noneYet: 'Ссылок сотрудников ещё нет',
  fields: {
    employeeId: 'Сотрудник',
    type: 'Что это',
    link: 'Адрес',
    order: 'Место в\u00a0списке',
  },
  hints: {
    link: 'Целиком: https://example.org/name',
  },
} as const;
