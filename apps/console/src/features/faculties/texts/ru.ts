export default {
  name: 'Факультет',
  names: 'Факультеты',
  fields: {
    name: 'Название',
    abbrev: 'Сокращение',
  },
} as const;
