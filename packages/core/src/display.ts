import { dayOf, type IsoDate, monthOf, weekday, yearOf } from './dates.ts';

/** How values are written for people, in both languages (visual direction, section 6; specification, section 9). */
export const languages = ['ru', 'en'] as const;
export type Language = (typeof languages)[number];

const NBSP = '\u00a0';

/** "+375 (29) 111-22-33": country code, operator in parentheses, groups. Other numbers stay as they are. */
export function phone(value: string): string {
  const [, country, operator, a, b, c] =
    /^\+?(375)(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(value.replace(/[\s()-]/g, '')) ?? [];
  return country ? `+${country}${NBSP}(${operator})${NBSP}${a}-${b}-${c}` : value;
}

export interface PersonName {
  lastName: string;
  firstName: string;
  middleName?: string | null;
}

/** "Образцов И. И." with spaces that do not break. */
export function shortName({ lastName, firstName, middleName }: PersonName): string {
  const initials = [firstName, middleName].flatMap((name) => (name ? [`${name.slice(0, 1)}.`] : []));
  return [lastName, ...initials].join(NBSP);
}

/** "Образцов Иван Ильич". */
export const fullName = ({ lastName, firstName, middleName }: PersonName): string =>
  [lastName, firstName, middleName].filter(Boolean).join(' ');

export type PluralForms = { one: string; few?: string; many?: string; other: string };

const pluralRules = { ru: new Intl.PluralRules('ru'), en: new Intl.PluralRules('en') };

/** The word that fits `count`: 1 пара, 2 пары, 5 пар, 1,5 пары. */
export function plural(count: number, forms: PluralForms, language: Language): string {
  const category = pluralRules[language].select(count);
  if (category === 'one') return forms.one;
  if (category === 'few') return forms.few ?? forms.other;
  if (category === 'many') return forms.many ?? forms.other;
  return forms.other;
}

const units = {
  ru: {
    hour: { one: 'час', few: 'часа', many: 'часов', other: 'часа' },
    minute: { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' },
    second: { one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды' },
  },
  en: {
    hour: { one: 'hour', other: 'hours' },
    minute: { one: 'minute', other: 'minutes' },
    second: { one: 'second', other: 'seconds' },
  },
} as const satisfies Record<Language, Record<'hour' | 'minute' | 'second', PluralForms>>;

/** "01:12:05" and its words "1 час 12 минут 5 секунд"; never below zero. */
export function countdown(seconds: number, language: Language): { digits: string; words: string } {
  const left = Math.max(0, Math.floor(seconds));
  const parts = [
    { count: Math.floor(left / 3600), unit: 'hour' },
    { count: Math.floor(left / 60) % 60, unit: 'minute' },
    { count: left % 60, unit: 'second' },
  ] as const;
  return {
    digits: parts.map(({ count }) => String(count).padStart(2, '0')).join(':'),
    words: parts
      .filter(({ count }, index) => count > 0 || index === 2)
      .map(({ count, unit }) => `${count}${NBSP}${plural(count, units[language][unit], language)}`)
      .join(' '),
  };
}

const sizeUnits = {
  ru: ['Байт', 'КБ', 'МБ', 'ГБ', 'ТБ'],
  en: ['Byte', 'KB', 'MB', 'GB', 'TB'],
} as const satisfies Record<Language, readonly string[]>;

/** "120 КБ": base 1024, one decimal at most. */
export function fileSize(bytes: number, language: Language): string {
  const power = bytes < 1 ? 0 : Math.min(4, Math.floor(Math.log2(bytes) / 10));
  const value = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1024 ** power);
  return `${value}${NBSP}${sizeUnits[language][power]}`;
}

const months = {
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const satisfies Record<Language, readonly string[]>;

const shortMonths = {
  ru: ['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const satisfies Record<Language, readonly string[]>;

const weekdays = {
  ru: ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const satisfies Record<Language, readonly string[]>;

const shortWeekdays = {
  ru: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as const satisfies Record<Language, readonly string[]>;

/** "пятница" / "Friday" of 5; 1 = Monday. */
export const dayName = (day: number, language: Language): string => weekdays[language][day - 1] ?? '';

/** "пт" / "Fri" of 5; 1 = Monday. */
export const dayNameShort = (day: number, language: Language): string =>
  shortWeekdays[language][day - 1] ?? '';

/** "пятница" / "Friday". */
export const weekdayName = (date: IsoDate, language: Language): string => dayName(weekday(date), language);

/** "пт" / "Fri". */
export const weekdayShort = (date: IsoDate, language: Language): string =>
  dayNameShort(weekday(date), language);

/** "ноя" / "Nov". */
export const monthShort = (date: IsoDate, language: Language): string =>
  shortMonths[language][monthOf(date) - 1] ?? '';

/** "ноября" / "November", as it stands beside a day. */
export const monthOfDay = (date: IsoDate, language: Language): string =>
  months[language][monthOf(date) - 1] ?? '';

/** "27 ноября" / "27 November"; with the year when it is not `thisYear`. */
export function dayMonth(date: IsoDate, language: Language, thisYear = yearOf(date)): string {
  const year = yearOf(date) === thisYear ? '' : ` ${yearOf(date)}`;
  return `${dayOf(date)}${NBSP}${monthOfDay(date, language)}${year}`;
}

/** "23 ноя" / "23 Nov", where space is tight. */
export const dayMonthShort = (date: IsoDate, language: Language): string =>
  `${dayOf(date)}${NBSP}${monthShort(date, language)}`;

/** "23–28 ноября", "29 декабря – 25 января": spaces around the dash only where the ends have spaces. */
export function dayRange(from: IsoDate, to: IsoDate, language: Language): string {
  if (from === to) return dayMonth(to, language);
  if (yearOf(from) === yearOf(to) && monthOf(from) === monthOf(to))
    return `${dayOf(from)}–${dayMonth(to, language)}`;
  return `${dayMonth(from, language)} – ${dayMonth(to, language)}`;
}

/** "2-й курс" / "year 2". */
export const courseName = (course: number, language: Language): string =>
  language === 'ru' ? `${course}-й${NBSP}курс` : `year${NBSP}${course}`;

/** "Лисицкая А. И." of a full name written as one text. */
export function shortNameOf(fio: string): string {
  const [lastName = '', firstName = '', middleName = ''] = fio.split(/\s+/);
  return shortName({ lastName, firstName, middleName });
}

/** "ЛА": the first letters of surname and first name. */
export const initials = (fio: string): string =>
  fio
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('')
    .toUpperCase();

/** "Пятница": the first letter of a heading. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
