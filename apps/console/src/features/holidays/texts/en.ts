import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
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
    year: 'Without a year it is every year. With one it is that year only, such as a day off that was moved.',
    nameEn: 'Where there is no translation, the Russian name is shown.',
  },
} as const satisfies TextsLike<typeof ru>;
