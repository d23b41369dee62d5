import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  fields: {
    number: 'Номер справки',
    issuedOn: 'Дата выдачи',
    place: 'Куда',
    type: 'Вид',
    rejectionReason: 'Причина отказа',
  },
  reasons: {
    notStudying: 'Студент не\u00a0числится в\u00a0университете.',
    place: 'Уточните, куда нужна справка.',
    ordered: 'Такая справка уже выдана.',
  },
  asked: 'Справка {{place}}, {{type}}',
} as const;

export const en = {
  fields: {
    number: 'Certificate number',
    issuedOn: 'Date of issue',
    place: 'For',
    type: 'Kind',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    notStudying: 'The student is not enrolled at the university.',
    place: 'Please state what the certificate is for.',
    ordered: 'This certificate has been issued already.',
  },
  asked: 'Certificate {{place}}, {{type}}',
} as const satisfies TextsLike<typeof ru>;
