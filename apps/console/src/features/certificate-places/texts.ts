import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Место предъявления',
  names: 'Места предъявления справок',
  noneYet: 'Мест предъявления справок ещё нет',
  fields: {
    name: 'Куда',
    office: 'Кто выдаёт',
    type: 'Печать',
    order: 'Место в\u00a0списке',
  },
  choices: {
    type: {
      0: 'любая',
      1: 'обычная',
      2: 'гербовая',
    },
  },
} as const;

export const en = {
  name: 'Certificate destination',
  names: 'Certificate destinations',
  noneYet: 'No certificate destinations yet',
  fields: {
    name: 'For',
    office: 'Issued by',
    type: 'Seal',
    order: 'Place in the list',
  },
  choices: {
    type: {
      0: 'any',
      1: 'ordinary',
      2: 'official',
    },
  },
} as const satisfies TextsLike<typeof ru>;
