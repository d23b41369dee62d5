export default {
  name: 'Степень или звание',
  names: 'Степени и\u00a0звания',
  fields: {
    name: 'Название',
    abbrev: 'Сокращение',
    price: 'Цена часа, р.',
  },
} as const;
