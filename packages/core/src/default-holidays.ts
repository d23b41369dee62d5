import type { Holiday } from './holidays.ts';

const yearly = (day: number, month: number, name: string, nameEn: string, nameBe: string): Holiday => ({
  day,
  month,
  year: null,
  name,
  nameEn,
  nameBe,
});

/**
 * The ten holidays of the specification: the initial ones of a new database, and the fallback for a provider without
 * holidays.
 */
export const defaultHolidays: readonly Holiday[] = [
  yearly(7, 11, 'День Октябрьской революции', 'October Revolution Day', 'Дзень Кастрычніцкай рэвалюцыі'),
  yearly(
    25,
    12,
    'Рождество Христово (католическое)',
    'Christmas Day (Catholic)',
    'Нараджэнне Хрыстова (каталіцкае)',
  ),
  yearly(1, 1, 'Новый год', 'New Year’s Day', 'Новы год'),
  yearly(2, 1, 'Новый год', 'New Year', 'Новы год'),
  yearly(
    7,
    1,
    'Рождество Христово (православное)',
    'Christmas Day (Orthodox)',
    'Нараджэнне Хрыстова (праваслаўнае)',
  ),
  yearly(8, 3, 'День женщин', 'Women’s Day', 'Дзень жанчын'),
  yearly(29, 4, 'Радуница', 'Radunitsa', 'Радаўніца'),
  yearly(1, 5, 'Праздник труда', 'Labour Day', 'Свята працы'),
  yearly(9, 5, 'День Победы', 'Victory Day', 'Дзень Перамогі'),
  yearly(3, 7, 'День Независимости', 'Independence Day', 'Дзень Незалежнасці'),
];
