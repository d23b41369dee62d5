export default {
  name: 'Должность',
  names: 'Должности',
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
