export default {
  name: 'Корпус',
  names: 'Корпуса',
  fields: {
    name: 'Название',
  },
} as const;
