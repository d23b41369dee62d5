export default {
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
