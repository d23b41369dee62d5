export default {
  list: 'ваши заявки на практику, новые сверху',
  none: 'Заявок нет.',
  head: {
    id: '№',
    applied: 'подана',
    type: 'вид',
    enterprise: 'предприятие',
    supervisor: 'руководитель',
    state: 'состояние',
    decided: 'решение',
    number: 'номер',
    remark: 'примечание',
  },
} as const;
