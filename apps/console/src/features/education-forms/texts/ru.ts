export default {
  name: 'Форма обучения',
  names: 'Формы обучения',
  fields: {
    name: 'Название',
  },
} as const;
