import type { MarkSheetState } from '@semestr/core/mark-sheets';

export default {
  name: 'Ведомость',
  names: 'Ведомости',
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
  states: {
    processing: 'В\u00a0работе',
    printed: 'Готова',
    rejected: 'Отказано',
  } satisfies Record<MarkSheetState, string>,
  decisions: {
    printed: 'Ведомость готова',
  },
  reasons: {
    noDebt: 'По\u00a0этой дисциплине нет задолженности.',
    educator: 'Укажите преподавателя, который примет работу.',
    paid: 'Ведомость не\u00a0оплачена.',
  },
  asked: 'Ведомость, {{subject}}, {{type}}',
} as const;
