export default {
  name: 'Место практики',
  names: 'Места практики',
  noneYet: 'Мест практики ещё нет',
  fields: {
    name: 'Название',
  },
} as const;
