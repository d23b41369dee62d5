export default {
  name: 'Должность',
  names: 'Должности',
  noneYet: 'Должностей ещё нет',
  fields: {
    title: 'Должность',
    isHead: 'Руководит',
    phone: 'Телефон',
    room: 'Кабинет',
    building: 'Корпус',
    address: 'Адрес',
    order: 'Место в\u00a0списке',
  },
} as const;
