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
  states: {
    considered: 'рассматривается',
    unsigned: 'подпишите договор',
    signed: 'договор подписан',
    finished: 'обучение завершено',
    rejected: 'отклонена',
  },
} as const;
