import type { PracticeState } from '@semestr/core/practice';

export default {
  name: 'Заявка на\u00a0практику',
  names: 'Практика',
  fields: {
    enterpriseId: 'Предприятие',
    typeId: 'Вид практики',
    employeeId: 'Руководитель',
    number: 'Номер договора',
    rejectionReason: 'Причина отказа',
  },
  states: {
    considered: 'На\u00a0рассмотрении',
    approved: 'Утверждена',
    rejected: 'Отказано',
  } satisfies Record<PracticeState, string>,
  decisions: {
    approved: 'Утвердить',
  },
  reasons: {
    full: 'На\u00a0этом предприятии мест больше нет.',
    letter: 'Нет письма от\u00a0предприятия.',
  },
  asked: 'Практика, {{enterprise}}',
} as const;
