export default {
  name: 'Вид практики',
  names: 'Виды практики',
  noneYet: 'Видов практики ещё нет',
  fields: {
    name: 'Название',
    order: 'Место в\u00a0списке',
  },
} as const;
