export default {
  name: 'Ссылка студента',
  names: 'Ссылки студентов',
  noneYet: 'Ссылок студентов ещё нет',
  fields: {
    name: 'Подпись',
    reference: 'Адрес',
    order: 'Место в\u00a0списке',
  },
} as const;
