export default {
  name: 'Навык',
  names: 'Навыки',
  noneYet: 'Навыков ещё нет',
  fields: {
    name: 'Название',
  },
} as const;
