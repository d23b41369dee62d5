export default {
  name: 'Зачисление в\u00a0группу',
  names: 'Зачисления и\u00a0переводы',
  noneYet: 'Зачислений ещё нет',
  fields: {
    subgroup: 'Подгруппа',
    from: 'Первый день',
    to: 'Уже в\u00a0другой группе',
    orderNumber: 'Номер приказа',
  },
  choices: { subgroup: { 1: 'первая', 2: 'вторая' } },
} as const;
