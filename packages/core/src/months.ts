import { academicYear, isKnownYear, type WeekNumber, weekNumber } from './calendar.ts';
import { addDays, dayOf, daysBetween, type IsoDate, mondayOf, monthOf } from './dates.ts';
import { type Holiday, holidayOn } from './holidays.ts';
import { type Language, nameIn } from './languages.ts';

/** The months of an academic year as they hang on a wall: weeks from Monday to Sunday, each with its number. */

/** A week of a month, or what of it lies in that month. */
export interface MonthWeek {
  week: WeekNumber;
  monday: IsoDate;
  /** Monday to Sunday; null where the day is of another month. */
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

/** The twelve months of the academic year that begins in `year`, from September on. */
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
  /** In which the name is. */
  lang: Language;
}

/** The holidays of a month in words; those that follow each other under one name are one line: "1, 2 Новый год". */
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

/** The week of a month in which today lies, and whether today itself is in the month: a week may lie in two of them. */
export function presentWeek(
  { weeks }: CalendarMonth,
  today: IsoDate,
): { week: WeekNumber; holdsToday: boolean } | null {
  const present = weeks.find(({ monday }) => monday === mondayOf(today));
  return present ? { week: present.week, holdsToday: present.days.includes(today) } : null;
}

/** The academic year that an address names ("2026"); the present one where it names none, or one far away. */
export function yearOfAddress(text: string | null, today: IsoDate): number {
  const year = Number(text);
  const isKnown = /^\d{4}$/.test(text ?? '') && isKnownYear(year);
  return isKnown ? year : academicYear(today);
}

/** The academic years to choose from: the last, the present and the next one, or those around another that is shown. */
export function yearsToChoose(shown: number, today: IsoDate): readonly number[] {
  const present = academicYear(today);
  const middle = Math.abs(shown - present) > 1 ? shown : present;
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

/** "Ноябрь" / "November", as it stands by itself. */
export const monthName = (date: IsoDate, language: Language): string =>
  names[language][monthOf(date) - 1] ?? '';
