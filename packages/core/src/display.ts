import { dayOf, type IsoDate, monthOf, weekday, yearOf } from './dates.ts';
import type { Language } from './languages.ts';

/** Formats values for display, in each language (visual direction, section 6; specification, section 9). */

const NBSP = '\u00a0';

/** Formats "+375 (29) 111-22-33": country code, operator in parentheses, groups. Returns other numbers unchanged. */
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

/** Formats "Образцов И. И." with non-breaking spaces. */
export function shortName({ lastName, firstName, middleName }: PersonName): string {
  const initials = [firstName, middleName].flatMap((name) => (name ? [`${name.slice(0, 1)}.`] : []));
  return [lastName, ...initials].join(NBSP);
}

/** Replaces the spaces that keep words on one line: programs, files and terminals compare and split ordinary ones. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Formats "Образцов Иван Ильич". */
export const fullName = ({ lastName, firstName, middleName }: PersonName): string =>
  [lastName, firstName, middleName].filter(Boolean).join(' ');

export type PluralForms = { one: string; few?: string; many?: string; other: string };

const pluralRules = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
  be: new Intl.PluralRules('be'),
};

/** Returns the word form for `count`: 1 пара, 2 пары, 5 пар, 1,5 пары. */
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
  be: {
    hour: { one: 'гадзіна', few: 'гадзіны', many: 'гадзін', other: 'гадзіны' },
    minute: { one: 'хвіліна', few: 'хвіліны', many: 'хвілін', other: 'хвіліны' },
    second: { one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды' },
  },
} as const satisfies Record<Language, Record<'hour' | 'minute' | 'second', PluralForms>>;

/** Formats "1:12": minutes and seconds, for less than an hour. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Formats "01:12:05" and the words "1 час 12 минут 5 секунд"; never below zero. */
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
  be: ['Байт', 'КБ', 'МБ', 'ГБ', 'ТБ'],
} as const satisfies Record<Language, readonly string[]>;

/** Formats "120 КБ": base 1024, at most one decimal. */
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
  be: [
    'студзеня',
    'лютага',
    'сакавіка',
    'красавіка',
    'мая',
    'чэрвеня',
    'ліпеня',
    'жніўня',
    'верасня',
    'кастрычніка',
    'лістапада',
    'снежня',
  ],
} as const satisfies Record<Language, readonly string[]>;

const weekdays = {
  ru: ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  be: ['панядзелак', 'аўторак', 'серада', 'чацвер', 'пятніца', 'субота', 'нядзеля'],
} as const satisfies Record<Language, readonly string[]>;

const shortWeekdays = {
  ru: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  be: ['пн', 'аў', 'ср', 'чц', 'пт', 'сб', 'нд'],
} as const satisfies Record<Language, readonly string[]>;

/** Returns "пятница" / "Friday" for 5; 1 = Monday. */
export const dayName = (day: number, language: Language): string => weekdays[language][day - 1] ?? '';

/** Formats "1, 2 и 4" / "1, 2 and 4". */
export const formatList = (items: readonly string[], language: Language): string =>
  // British English has no comma before the last item.
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(items);

/** Returns "пт" / "Fri" for 5; 1 = Monday. */
export const dayNameShort = (day: number, language: Language): string =>
  shortWeekdays[language][day - 1] ?? '';

/** Formats "пятница" / "Friday". */
export const weekdayName = (date: IsoDate, language: Language): string => dayName(weekday(date), language);

/** Formats "пт" / "Fri". */
export const weekdayShort = (date: IsoDate, language: Language): string =>
  dayNameShort(weekday(date), language);

const onWeekdays = {
  ru: ['в понедельник', 'во вторник', 'в среду', 'в четверг', 'в пятницу', 'в субботу', 'в воскресенье'],
  en: weekdays.en.map((name) => `on ${name}`),
  be: ['у панядзелак', 'у аўторак', 'у сераду', 'у чацвер', 'у пятніцу', 'у суботу', 'у нядзелю'],
} as const satisfies Record<Language, readonly string[]>;

/** Formats "во вторник" / "on Tuesday". */
export const onWeekday = (date: IsoDate, language: Language): string =>
  (onWeekdays[language][weekday(date) - 1] ?? '').replace(' ', NBSP);

const durations = {
  ru: ['ч', 'мин'],
  en: ['h', 'min'],
  be: ['г', 'хв'],
} as const satisfies Record<Language, readonly [hour: string, minute: string]>;

/** Formats minutes as "47 мин", from an hour on as "1 ч 20 мин". */
export function duration(minutes: number, language: Language): string {
  const [hour, minute] = durations[language];
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 && `${hours}${NBSP}${hour}`,
    (rest > 0 || hours === 0) && `${rest}${NBSP}${minute}`,
  ];
  return parts.filter(Boolean).join(NBSP);
}

/** Formats "ноября" / "November", as used with a day. */
export const monthOfDay = (date: IsoDate, language: Language): string =>
  months[language][monthOf(date) - 1] ?? '';

/** Formats "ноя" / "Nov". */
export const monthShort = (date: IsoDate, language: Language): string =>
  monthOfDay(date, language).slice(0, 3);

/** Formats "27 ноября" / "27 November"; with the year when it is not `thisYear`. */
export function dayMonth(date: IsoDate, language: Language, thisYear = yearOf(date)): string {
  const year = yearOf(date) === thisYear ? '' : ` ${yearOf(date)}`;
  return `${dayOf(date)}${NBSP}${monthOfDay(date, language)}${year}`;
}

/** Formats "23 ноя" / "23 Nov", for narrow layouts. */
export const dayMonthShort = (date: IsoDate, language: Language): string =>
  `${dayOf(date)}${NBSP}${monthShort(date, language)}`;

/** Formats "23–28 ноября", "29 декабря – 25 января": spaces around the dash only when the dates contain spaces. */
export function dayRange(from: IsoDate, to: IsoDate, language: Language): string {
  if (from === to) return dayMonth(to, language);
  if (yearOf(from) === yearOf(to) && monthOf(from) === monthOf(to))
    return `${dayOf(from)}–${dayMonth(to, language)}`;
  return `${dayMonth(from, language)} – ${dayMonth(to, language)}`;
}

const courses = {
  ru: (course) => `${course}-й${NBSP}курс`,
  en: (course) => `year${NBSP}${course}`,
  be: (course) => `${course}-ы${NBSP}курс`,
} satisfies Record<Language, (course: number) => string>;

/** Formats "2-й курс" / "year 2". */
export const courseName = (course: number, language: Language): string => courses[language](course);

/** Formats "1 517", in English "1,517". */
export const numberIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(language).format(value);

/** Formats "8,38", in English "8.38"; below zero with a minus sign. */
export const decimal = (value: number, language: Language, digits = 2): string =>
  value
    .toFixed(digits)
    .replace('.', language === 'en' ? '.' : ',')
    .replace('-', '−');

/** Formats "96,00 руб.", in English "96.00 BYN". */
export const money = (value: number, language: Language): string =>
  `${decimal(value, language)}\u00a0${language === 'en' ? 'BYN' : 'руб.'}`;

/** Formats a change: "+0,28", "−0,31", "0,00". */
export const change = (value: number, language: Language): string =>
  `${value > 0 ? '+' : ''}${decimal(value, language)}`;

/** Keeps a name from the API, "Образцов И. Л.", on one line. */
export const keepOnOneLine = (name: string): string => name.replaceAll(' ', '\u00a0');

/** Formats "Лисицкая А. И." from a full name in one text. */
export function shortNameOf(fio: string): string {
  const [lastName = '', firstName = '', middleName = ''] = fio.split(/\s+/);
  return shortName({ lastName, firstName, middleName });
}

/** Returns "ЛА": the first letters of surname and first name. */
export const initials = (fio: string): string =>
  fio
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('')
    .toUpperCase();

/** Formats "Пятница": capitalises the first letter, for a heading. */
export const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Makes the first letter lowercase, unless the text starts with an abbreviation: "CV link". */
export const uncapitalise = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
