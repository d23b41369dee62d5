import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Специализация',
  names: 'Специализации',
  noneYet: 'Специализаций ещё нет',
  fields: {
    name: 'Название',
    abbrev: 'Сокращение',
    places: 'Мест',
    lastDay: 'Выбор до',
  },
} as const;

export const en = {
  name: 'Specialisation',
  names: 'Specialisations',
  noneYet: 'No specialisations yet',
  fields: {
    name: 'Name',
    abbrev: 'Abbreviation',
    places: 'Places',
    lastDay: 'Choice open until',
  },
} as const satisfies TextsLike<typeof ru>;
