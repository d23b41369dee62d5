export default {
  name: 'Ссылка студента',
  names: 'Ссылки студентов',
  fields: {
    name: 'Подпись',
    reference: 'Адрес',
    order: 'Место в\u00a0списке',
  },
} as const;
