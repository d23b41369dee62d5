import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Ссылка сотрудника',
  names: 'Ссылки сотрудников',
  noneYet: 'Ссылок сотрудников ещё нет',
  fields: {
    employeeId: 'Сотрудник',
    type: 'Что это',
    link: 'Адрес',
    order: 'Место в\u00a0списке',
  },
  hints: {
    link: 'Целиком: https://example.org/name',
  },
} as const;

export const en = {
  name: 'Employee link',
  names: 'Employee links',
  noneYet: 'No employee links yet',
  fields: {
    employeeId: 'Employee',
    type: 'Kind',
    link: 'Address',
    order: 'Place in the list',
  },
  hints: {
    link: 'Full address: https://example.org/name',
  },
} as const satisfies TextsLike<typeof ru>;
