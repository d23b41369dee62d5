export default {
  name: 'Льгота',
  names: 'Виды льгот',
  noneYet: 'Видов льгот ещё нет',
  fields: {
    name: 'Название',
    categoryId: 'Категория',
  },
} as const;
