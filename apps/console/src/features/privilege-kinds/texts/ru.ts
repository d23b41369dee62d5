export default {
  name: 'Льгота',
  names: 'Виды льгот',
  fields: {
    name: 'Название',
    categoryId: 'Категория',
  },
} as const;
