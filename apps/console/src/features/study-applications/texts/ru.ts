export default {
  fields: {
    subject: 'Дисциплина',
    term: 'Семестр',
    isPaid: 'Платное обучение',
    price: 'Цена',
    contractNumber: 'Номер договора',
    signedOn: 'Подписан',
    rejectionReason: 'Причина отказа',
  },
  reasons: {
    noGroup: 'В\u00a0этом семестре группы по\u00a0дисциплине нет.',
    passed: 'По\u00a0этой дисциплине уже есть отметка.',
  },
  parallel: 'Параллельное обучение, {{subject}}',
  difference: 'Академическая разница, {{subject}}',
} as const;
