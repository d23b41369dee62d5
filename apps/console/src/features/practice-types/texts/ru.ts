export default {
  name: 'Вид практики',
  names: 'Виды практики',
  fields: {
    name: 'Название',
    order: 'Место в\u00a0списке',
  },
} as const;
