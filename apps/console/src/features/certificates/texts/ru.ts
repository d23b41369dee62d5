import type { CertificateState } from '@semestr/core/certificates';

export default {
  name: 'Справка',
  names: 'Справки',
  fields: {
    number: 'Номер справки',
    issuedOn: 'Дата выдачи',
    place: 'Куда',
    type: 'Вид',
    rejectionReason: 'Причина отказа',
  },
  states: {
    processing: 'В\u00a0работе',
    printed: 'Готова',
    rejected: 'Отказано',
  } satisfies Record<CertificateState, string>,
  decisions: {
    printed: 'Справка готова',
  },
  reasons: {
    notStudying: 'Студент не\u00a0числится в\u00a0университете.',
    place: 'Уточните, куда нужна справка.',
    ordered: 'Такая справка уже выдана.',
  },
  asked: 'Справка {{place}}, {{type}}',
} as const;
