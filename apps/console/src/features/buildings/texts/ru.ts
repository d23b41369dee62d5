export default {
  name: 'Корпус',
  names: 'Корпуса',
  noneYet: 'Корпусов ещё нет',
  fields: {
    name: 'Название',
  },
} as const;
