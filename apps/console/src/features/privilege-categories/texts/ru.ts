export default {
  name: 'Категория льгот',
  names: 'Категории льгот',
  noneYet: 'Категорий льгот ещё нет',
  fields: {
    name: 'Название',
  },
} as const;
