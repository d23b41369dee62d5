import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Праздник',
  names: 'Праздники и\u00a0выходные',
  noneYet: 'Праздников и\u00a0выходных ещё нет',
  fields: {
    date: 'День',
    day: 'Число',
    month: 'Месяц',
    year: 'Год',
    name: 'Название',
    nameEn: 'Название по-английски',
    nameBe: 'Название по-белорусски',
  },
  choices: { year: { every: 'каждый год' } },
  hints: {
    year: 'Без года\u00a0– каждый год. С\u00a0годом\u00a0– только тогда, например перенесённый выходной.',
    nameEn: 'Где нет перевода, показывается русское название.',
  },
} as const;

export const en = {
  name: 'Holiday',
  names: 'Holidays and days off',
  noneYet: 'No holidays or days off yet',
  fields: {
    date: 'Date',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    name: 'Name',
    nameEn: 'Name in English',
    nameBe: 'Name in Belarusian',
  },
  choices: { year: { every: 'every year' } },
  hints: {
    year: 'Without a year the holiday is in every year. With a year it is only in that one, such as a moved day off.',
    nameEn: 'Without a translation the Russian name is shown.',
  },
} as const satisfies TextsLike<typeof ru>;
