export default {
  name: 'Специализация',
  names: 'Специализации',
  fields: {
    name: 'Название',
    abbrev: 'Сокращение',
    places: 'Мест',
    lastDay: 'Выбор до',
  },
} as const;
