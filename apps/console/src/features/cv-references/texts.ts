import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Ссылка студента',
  names: 'Ссылки студентов',
  noneYet: 'Ссылок студентов ещё нет',
  fields: {
    name: 'Подпись',
    reference: 'Адрес',
    order: 'Место в\u00a0списке',
  },
} as const;

export const en = {
  name: 'CV link',
  names: 'CV links',
  noneYet: 'No CV links yet',
  fields: {
    name: 'Caption',
    reference: 'Address',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
