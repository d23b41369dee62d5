import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  fields: {
    enterpriseId: 'Предприятие',
    typeId: 'Вид практики',
    employeeId: 'Руководитель',
    number: 'Номер договора',
    rejectionReason: 'Причина отказа',
  },
  reasons: {
    full: 'На\u00a0этом предприятии мест больше нет.',
    letter: 'Нет письма от\u00a0предприятия.',
  },
  asked: 'Практика, {{enterprise}}',
} as const;

export const en = {
  fields: {
    enterpriseId: 'Enterprise',
    typeId: 'Kind of practice',
    employeeId: 'Supervisor',
    number: 'Contract number',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    full: 'There are no places left at this enterprise.',
    letter: 'There is no letter from the enterprise.',
  },
  asked: 'Practice, {{enterprise}}',
} as const satisfies TextsLike<typeof ru>;
