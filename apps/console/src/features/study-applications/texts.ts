import type { TextsLike } from '@semestr/core/texts';

export const ru = {
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

export const en = {
  fields: {
    subject: 'Subject',
    term: 'Semester',
    isPaid: 'Paid studies',
    price: 'Price',
    contractNumber: 'Contract number',
    signedOn: 'Signed',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    noGroup: 'There is no group for this subject in this term.',
    passed: 'There is a mark in this subject already.',
  },
  parallel: 'Repeat alongside the course, {{subject}}',
  difference: 'Missing subject, {{subject}}',
} as const satisfies TextsLike<typeof ru>;
