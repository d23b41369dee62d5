export default {
  name: 'Форма обучения',
  names: 'Формы обучения',
  noneYet: 'Форм обучения ещё нет',
  fields: {
    name: 'Название',
  },
} as const;
