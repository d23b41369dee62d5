export default {
  name: 'Факультет',
  names: 'Факультеты',
  noneYet: 'Факультетов ещё нет',
  fields: {
    name: 'Название',
    abbrev: 'Сокращение',
  },
} as const;
