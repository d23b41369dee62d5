import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Приказ по\u00a0контингенту',
  names: 'Движение студентов',
  noneYet: 'Приказов по\u00a0контингенту ещё нет',
  fields: {
    kind: 'Что сделано',
    number: 'Номер',
    date: 'Дата приказа',
    from: 'Действует с',
    until: 'Отпуск по',
    reason: 'Основание',
  },
} as const;

export const en = {
  name: 'Status order',
  names: 'Status orders',
  noneYet: 'No status orders yet',
  fields: {
    kind: 'Kind',
    number: 'Number',
    date: 'Date of the order',
    from: 'In force from',
    until: 'Leave until',
    reason: 'Grounds',
  },
} as const satisfies TextsLike<typeof ru>;
