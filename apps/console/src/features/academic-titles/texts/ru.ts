export default {
  name: 'Степень или звание',
  names: 'Степени и\u00a0звания',
  noneYet: 'Степеней и\u00a0званий ещё нет',
  fields: {
    name: 'Название',
    abbrev: 'Сокращение',
    price: 'Цена часа, р.',
  },
} as const;
