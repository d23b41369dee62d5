import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Уважительная причина',
  names: 'Уважительные причины',
  noneYet: 'Уважительных причин ещё нет',
  fields: {
    dateFrom: 'С\u00a0какого дня',
    dateTo: 'По\u00a0какой день',
    name: 'Документ',
    note: 'Примечание',
    semester: 'Семестр по\u00a0счёту',
  },
} as const;

export const en = {
  name: 'Good reason',
  names: 'Good reasons',
  noneYet: 'No good reasons yet',
  fields: {
    dateFrom: 'From',
    dateTo: 'Until',
    name: 'Document',
    note: 'Note',
    semester: 'Semester of studies',
  },
} as const satisfies TextsLike<typeof ru>;
