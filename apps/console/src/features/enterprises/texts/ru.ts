export default {
  name: 'Место практики',
  names: 'Места практики',
  fields: {
    name: 'Название',
  },
} as const;
