import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Распоряжение по\u00a0общежитию',
  names: 'Поощрения и\u00a0взыскания',
  noneYet: 'Поощрений и\u00a0взысканий ещё нет',
  fields: {
    number: 'Номер',
    date: 'День',
    type: 'Код вида',
    typeName: 'Вид',
    eventType: 'Что это',
    eventTypeName: 'Код события',
    reason: 'Причина',
    note: 'Примечание',
    status: 'Состояние',
  },
} as const;

export const en = {
  name: 'Dormitory order',
  names: 'Awards and penalties',
  noneYet: 'No awards or penalties yet',
  fields: {
    number: 'Number',
    date: 'Day',
    type: 'Kind code',
    typeName: 'Kind',
    eventType: 'What it is',
    eventTypeName: 'Event code',
    reason: 'Reason',
    note: 'Note',
    status: 'State',
  },
} as const satisfies TextsLike<typeof ru>;
