export default {
  name: 'Специализация',
  names: 'Специализации',
  noneYet: 'Специализаций ещё нет',
  fields: {
    name: 'Название',
    abbrev: 'Сокращение',
    places: 'Мест',
    lastDay: 'Выбор до',
  },
} as const;
