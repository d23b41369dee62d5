export default {
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
