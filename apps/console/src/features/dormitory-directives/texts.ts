import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Распоряжение по\u00a0общежитию',
  names: 'Поощрения и\u00a0взыскания',
  noneYet: 'Поощрений и\u00a0взысканий ещё нет',
  fields: {
    number: 'Номер',
    date: 'День',
    type: 'Вид кратко',
    typeName: 'Вид',
    eventType: 'Что это',
    eventTypeName: 'Код события',
    reason: 'Причина',
    note: 'Примечание',
    status: 'Состояние',
  },
  hints: {
    eventType: 'Премия или взыскание: код события подставится сам',
    type: 'Например, «Другое»',
  },
} as const;

export const en = {
  name: 'Dormitory order',
  names: 'Awards and penalties',
  noneYet: 'No awards or penalties yet',
  fields: {
    number: 'Number',
    date: 'Day',
    type: 'Abbreviation of the kind',
    typeName: 'Kind',
    eventType: 'Award or penalty',
    eventTypeName: 'Event code',
    reason: 'Reason',
    note: 'Note',
    status: 'State',
  },
  hints: {
    eventType: 'An award or a penalty, in Russian: the event code follows from it',
    type: 'As the portal shows it, in Russian',
  },
} as const satisfies TextsLike<typeof ru>;
