import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Факультет',
  names: 'Факультеты',
  noneYet: 'Факультетов ещё нет',
  fields: {
    name: 'Название',
    abbrev: 'Сокращение',
  },
} as const;

export const en = {
  name: 'Faculty',
  names: 'Faculties',
  noneYet: 'No faculties yet',
  fields: {
    name: 'Name',
    abbrev: 'Abbreviation',
  },
} as const satisfies TextsLike<typeof ru>;
