import type { StudyState } from '@semestr/core/study';

export default {
  name: 'Заявка на\u00a0обучение',
  names: 'Договоры',
  fields: {
    subject: 'Дисциплина',
    term: 'Семестр',
    isPaid: 'Платное обучение',
    price: 'Цена',
    contractNumber: 'Номер договора',
    signedOn: 'Подписан',
    rejectionReason: 'Причина отказа',
  },
  states: {
    considered: 'На\u00a0рассмотрении',
    unsigned: 'Ждёт подписи',
    signed: 'Подписан',
    finished: 'Завершено',
    rejected: 'Отказано',
  } satisfies Record<StudyState, string>,
  decisions: {
    unsigned: 'Договор готов',
    signed: 'Подписан на\u00a0бумаге',
    finished: 'Обучение завершено',
  },
  reasons: {
    noGroup: 'В\u00a0этом семестре группы по\u00a0дисциплине нет.',
    passed: 'По\u00a0этой дисциплине уже есть отметка.',
  },
  parallel: 'Параллельное обучение, {{subject}}',
  difference: 'Академическая разница, {{subject}}',
} as const;
