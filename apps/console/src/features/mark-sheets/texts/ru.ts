export default {
  fields: {
    subject: 'Дисциплина',
    typeId: 'Вид',
    lessonType: 'Форма',
    term: 'Семестр',
    employeeId: 'Преподаватель',
    absentOn: 'Пропущено',
    retakes: 'Пересдача',
    hours: 'Часы',
    price: 'Цена',
    number: 'Номер ведомости',
    expiresOn: 'Действует до',
    rejectionReason: 'Причина отказа',
  },
  reasons: {
    noDebt: 'По\u00a0этой дисциплине нет задолженности.',
    educator: 'Укажите преподавателя, который примет работу.',
    paid: 'Ведомость не\u00a0оплачена.',
  },
  asked: 'Ведомость, {{subject}}, {{type}}',
} as const;
