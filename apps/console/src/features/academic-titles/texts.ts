import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Степень или звание',
  names: 'Степени и\u00a0звания',
  noneYet: 'Степеней и\u00a0званий ещё нет',
  fields: {
    name: 'Название',
    abbrev: 'Сокращение',
    price: 'Цена часа, р.',
  },
} as const;

export const en = {
  name: 'Degree or rank',
  names: 'Degrees and ranks',
  noneYet: 'No degrees or ranks yet',
  fields: {
    name: 'Name',
    abbrev: 'Abbreviation',
    price: 'Hourly rate, BYN',
  },
} as const satisfies TextsLike<typeof ru>;
