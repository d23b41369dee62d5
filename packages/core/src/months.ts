import { academicYear, isKnownYear, type WeekNumber, weekNumber } from './calendar.ts';
import { addDays, dayOf, daysBetween, type IsoDate, mondayOf, monthOf } from './dates.ts';
import { type Holiday, holidayOn } from './holidays.ts';
import { type Language, nameIn } from './languages.ts';

/** The months of an academic year, as in a wall calendar: weeks from Monday to Sunday, each with its number. */

/** A week of a month, or the part of a week that is in the month. */
export interface MonthWeek {
  week: WeekNumber;
  monday: IsoDate;
  /** Monday to Sunday; null for days of another month. */
  days: readonly (IsoDate | null)[];
}

export interface CalendarMonth {
  first: IsoDate;
  weeks: readonly MonthWeek[];
}

function weeksOf(days: readonly IsoDate[]): readonly MonthWeek[] {
  const weeks = Map.groupBy(days, mondayOf);
  return [...weeks].map(([monday, ours]) => ({
    week: weekNumber(monday),
    monday,
    days: [0, 1, 2, 3, 4, 5, 6].map((index) => {
      const date = addDays(monday, index);
      return ours.includes(date) ? date : null;
    }),
  }));
}

/** Returns the twelve months of the academic year that begins in `year`, from September on. */
export function academicMonths(year: number): readonly CalendarMonth[] {
  const first: IsoDate = `${year}-09-01`;
  const count = daysBetween(first, `${year + 1}-09-01`);
  const months = Map.groupBy(
    Array.from({ length: count }, (_, index) => addDays(first, index)),
    monthOf,
  );
  return [...months.values()].flatMap((days) => (days[0] ? [{ first: days[0], weeks: weeksOf(days) }] : []));
}

/** Days of a month that share the name of a holiday. */
export interface HolidayLine {
  days: readonly number[];
  name: string;
  /** Language of the name. */
  lang: Language;
}

/** Formats the holidays of a month; consecutive ones with the same name are one line: "1, 2 Новый год". */
export function holidayLines(
  { weeks }: CalendarMonth,
  holidays: readonly Holiday[],
  language: Language,
): readonly HolidayLine[] {
  const lines: (HolidayLine & { days: number[] })[] = [];
  for (const date of weeks.flatMap(({ days }) => days)) {
    const holiday = date && holidayOn(date, holidays);
    if (!holiday) continue;
    const { text, lang } = nameIn(holiday, language);
    const last = lines.at(-1);
    if (last?.name === text) last.days.push(dayOf(date));
    else lines.push({ days: [dayOf(date)], name: text, lang });
  }
  return lines;
}

/**
 * Returns the week of a month that contains today, and whether today itself is in the month: a week may be part of two.
 */
export function presentWeek(
  { weeks }: CalendarMonth,
  today: IsoDate,
): { week: WeekNumber; holdsToday: boolean } | null {
  const present = weeks.find(({ monday }) => monday === mondayOf(today));
  return present ? { week: present.week, holdsToday: present.days.includes(today) } : null;
}

/** Parses the academic year in an address ("2026"); the current one when it is missing or out of range. */
export function yearOfAddress(text: string | null, today: IsoDate): number {
  const year = Number(text);
  const isKnown = /^\d{4}$/.test(text ?? '') && isKnownYear(year);
  return isKnown ? year : academicYear(today);
}

/**
 * Returns the academic years to choose from: the previous, the current and the next one, or the years around the
 * displayed one.
 */
export function yearsToChoose(year: number, today: IsoDate): readonly number[] {
  const present = academicYear(today);
  const middle = Math.abs(year - present) > 1 ? year : present;
  return [middle - 1, middle, middle + 1].filter(isKnownYear);
}

const names = {
  ru: [
    'Январь',
    'Февраль',
    'Март',
    'Апрель',
    'Май',
    'Июнь',
    'Июль',
    'Август',
    'Сентябрь',
    'Октябрь',
    'Ноябрь',
    'Декабрь',
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
    'Студзень',
    'Люты',
    'Сакавік',
    'Красавік',
    'Май',
    'Чэрвень',
    'Ліпень',
    'Жнівень',
    'Верасень',
    'Кастрычнік',
    'Лістапад',
    'Снежань',
  ],
} as const satisfies Record<Language, readonly string[]>;

/** Returns "Ноябрь" / "November", in the nominative. */
export const monthName = (date: IsoDate, language: Language): string =>
  names[language][monthOf(date) - 1] ?? '';
