import type { CertificateState } from '@semestr/core/certificates';

export default {
  name: 'Справка',
  names: 'Справки',
  fields: {
    state: 'Состояние',
    number: 'Номер справки',
    issuedOn: 'Дата выдачи',
    place: 'Куда',
    type: 'Вид',
    createdAt: 'Заказана',
    decidedAt: 'Решение',
    rejectionReason: 'Причина отказа',
  },
  states: {
    processing: 'В\u00a0работе',
    printed: 'Готова',
    rejected: 'Отказано',
  } satisfies Record<CertificateState, string>,
  decisions: {
    processing: 'Вернуть в\u00a0работу',
    printed: 'Справка готова',
    rejected: 'Отказать…',
  } satisfies Record<CertificateState, string>,
  reasons: {
    notStudying: 'Студент не\u00a0числится в\u00a0университете.',
    place: 'Уточните, куда нужна справка.',
    ordered: 'Такая справка уже выдана.',
  },
  asked: '{{place}}, {{type}}',
  certificate: 'Справка',
  student: 'Студент',
  studentName: 'Имя',
  group: 'Группа',
  course: 'Курс',
  faculty: 'Факультет',
  card: 'Билет',
  others: 'Другие справки студента',
  noOthers: 'Других нет',
} as const;
