import type { TextsLike } from '@semestr/core/texts';

export const ru = {
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

export const en = {
  fields: {
    subject: 'Subject',
    typeId: 'Kind',
    lessonType: 'Assessment',
    term: 'Semester',
    employeeId: 'Teacher',
    absentOn: 'Missed on',
    retakes: 'Retake',
    hours: 'Hours',
    price: 'Price',
    number: 'Mark sheet number',
    expiresOn: 'Valid until',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    noDebt: 'There is no debt in this subject.',
    educator: 'Please name the teacher who will examine you.',
    paid: 'The mark sheet has not been paid for.',
  },
  asked: 'Mark sheet, {{subject}}, {{type}}',
} as const satisfies TextsLike<typeof ru>;
