export default {
  name: 'Навык',
  names: 'Навыки',
  fields: {
    name: 'Название',
  },
} as const;
