export default {
  name: 'Категория льгот',
  names: 'Категории льгот',
  fields: {
    name: 'Название',
  },
} as const;
