export default {
  name: 'Распоряжение по\u00a0общежитию',
  names: 'Поощрения и\u00a0взыскания',
  noneYet: 'Поощрений и\u00a0взысканий ещё нет',
  fields: {
    number: 'Номер',
    date: 'День',
    type: 'Код вида',
    typeName: 'Вид',
    eventType: 'Что это',
    eventTypeName: 'Код события',
    reason: 'Причина',
    note: 'Примечание',
    status: 'Состояние',
  },
} as const;
