import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Вид аудитории',
  names: 'Виды аудиторий',
  noneYet: 'Видов аудиторий ещё нет',
  fields: {
    name: 'Название',
    abbrev: 'Сокращение',
  },
} as const;

export const en = {
  name: 'Room type',
  names: 'Room types',
  noneYet: 'No room types yet',
  fields: {
    name: 'Name',
    abbrev: 'Abbreviation',
  },
} as const satisfies TextsLike<typeof ru>;
