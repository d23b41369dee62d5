export default {
  list: 'ваши заявки на обучение, новые сверху',
  none: 'Заявок нет.',
  head: {
    id: '№',
    applied: 'подана',
    subject: 'предмет',
    term: 'сем.',
    purpose: 'цель',
    price: 'цена',
    state: 'состояние',
    decided: 'решение',
    remark: 'примечание',
  },
  purposes: { parallel: 'параллельное обучение', difference: 'академическая разница' },
} as const;
