import { academicYear, isTeachingDay, weekNumber } from '@semestr/core/calendar';
import { addDays, type IsoDate, weekday, yearOf } from '@semestr/core/dates';
import { holidayOn } from '@semestr/core/holidays';
import { defaultHolidays } from '@semestr/core/default-holidays';
import { type TermCode, type TermKind, termCode } from '@semestr/core/term';

/** One term: lessons run `start`–`end`, the session `examsStart`–`examsEnd`. */
export interface Term {
  code: TermCode;
  kind: TermKind;
  start: IsoDate;
  end: IsoDate;
  examsStart: IsoDate;
  examsEnd: IsoDate;
}

const LAST_COURSE = 4;

const workday = (date: IsoDate, step: 1 | -1): IsoDate => (weekday(date) === 7 ? addDays(date, step) : date);

/** Returns the calendar year in which the displayed academic year began. */
export const demoYear = (today: IsoDate): number => academicYear(today);

/** Returns the two terms of an academic year. */
export function termsOf(year: number): Term[] {
  const autumn = { start: workday(`${year}-09-01`, 1), examsStart: workday(`${year}-12-29`, 1) };
  const next = year + 1;
  const spring = { start: workday(`${next}-02-09`, 1), examsStart: workday(`${next}-06-08`, 1) };
  return [
    {
      code: termCode(autumn.start),
      kind: 'autumn',
      ...autumn,
      end: workday(`${year}-12-21`, -1),
      examsEnd: workday(`${next}-01-25`, -1),
    },
    {
      code: termCode(spring.start),
      kind: 'spring',
      ...spring,
      end: workday(`${next}-06-07`, -1),
      examsEnd: workday(`${next}-07-02`, -1),
    },
  ];
}

/** Days before its first lesson from which a term counts as current. */
const AHEAD_DAYS = 14;

/** Returns the demo's term on a day: the current one, or the last one until the next is near. */
export function termOf(today: IsoDate): Term {
  const [autumn, spring] = termsOf(demoYear(today));
  const term = spring && today >= addDays(spring.start, -AHEAD_DAYS) ? spring : autumn;
  if (!term) throw new Error('An academic year has two terms');
  return term;
}

/** Returns the date, or the last one before it with lessons for all groups. */
export function lessonDay(date: IsoDate, today: IsoDate): IsoDate {
  const year = demoYear(today);
  const terms = [...termsOf(year - 1), ...termsOf(year)];
  const term = terms.findLast(({ start }) => start <= date);
  let day = term && term.end < date ? term.end : date;
  while (!isTeachingDay(day, defaultHolidays)) day = addDays(day, -1);
  return day;
}

/** The last spring of graduating students is shorter: diploma work follows. */
export function termFor(term: Term, course: number): Term {
  if (course !== LAST_COURSE || term.kind === 'autumn') return term;
  const year = yearOf(term.start);
  return {
    ...term,
    end: workday(`${year}-04-25`, -1),
    examsStart: workday(`${year}-04-27`, 1),
    examsEnd: workday(`${year}-05-23`, -1),
  };
}

export type Half = 'first' | 'second' | null;

/** Returns the days of a term, or of the half in which a short subject is taught. */
function daysOf(term: Term, half: Half): { from: IsoDate; to: IsoDate } {
  const middle = addDays(term.start, 8 * 7);
  if (half === 'first') return { from: term.start, to: addDays(middle, -1) };
  return { from: half === 'second' ? middle : term.start, to: term.end };
}

const takesPlaceInWeek = (weeks: number, date: IsoDate): boolean =>
  (weeks & (1 << (weekNumber(date) - 1))) !== 0;

/** Returns the first and last date of a lesson on this weekday (0 = Monday) in these weeks (as bits). */
export function lessonDates(
  term: Term,
  day: number,
  weeks: number,
  half: Half,
): { startDate: IsoDate; endDate: IsoDate } {
  const { from, to } = daysOf(term, half);
  let first = addDays(from, (day + 8 - weekday(from)) % 7);
  let last = addDays(to, -((weekday(to) + 6 - day) % 7));
  while (!takesPlaceInWeek(weeks, first) && first < to) first = addDays(first, 7);
  while (!takesPlaceInWeek(weeks, last) && last > from) last = addDays(last, -7);
  return { startDate: first, endDate: last };
}

const NEW_YEARS_EVE = '12-31';

/** Lists the possible dates of a session: no Sundays, no holidays. */
export function workdays(from: IsoDate, to: IsoDate): IsoDate[] {
  const days: IsoDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    if (weekday(date) !== 7 && !holidayOn(date, defaultHolidays) && !date.endsWith(NEW_YEARS_EVE))
      days.push(date);
  return days;
}

/** Whether the date is within the lessons of this term. */
export const isInLessons = (term: Term, date: IsoDate): boolean => term.start <= date && date <= term.end;
