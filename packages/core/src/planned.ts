import type { AcademicCalendar } from './academic-calendar.ts';
import { isTeachingDay, weekNumber } from './calendar.ts';
import { addDays, type IsoDate, mondayOf, weekday } from './dates.ts';
import { type TermCode, termDays } from './term.ts';

/** Planned lessons, and the days on which they take place. */

/** A planned lesson: when it takes place, where and for whom. Times are `HH:MM`. */
export interface Planned {
  id: number;
  term: TermCode;
  isExam: boolean;
  /** 1 = Monday … 6 = Saturday. */
  day: number;
  /** Of the cycle, 1–4; null or empty for every week. */
  weeks: readonly number[] | null;
  /** 0 = the whole group. */
  subgroup: number;
  startTime: string;
  endTime: string;
  subject: string | null;
  type: string | null;
  rooms: readonly string[];
  /** Its only day; null for a weekly lesson. */
  date: IsoDate | null;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  /** Announcements occupy neither rooms nor people. */
  isAnnouncement: boolean;
  groupIds: readonly number[];
  employeeIds: readonly number[];
}

/**
 * Fields that determine the time, the place and the groups of a lesson: while none of them changes, no new conflict
 * arises.
 */
export const placing = [
  'term',
  'isExam',
  'day',
  'weeks',
  'subgroup',
  'startTime',
  'endTime',
  'rooms',
  'date',
  'startDate',
  'endDate',
  'isAnnouncement',
  'groupIds',
  'employeeIds',
] as const satisfies readonly (keyof Planned)[];

/** Returns the only day of a lesson that has one; an entry of the session may have it as its start date. */
const onlyDay = ({ date, isExam, startDate }: Planned): IsoDate | null => date ?? (isExam ? startDate : null);

/** Returns the first and last day of a weekly lesson; those of its term when it has none. */
export function rangeOf(
  { term, startDate, endDate }: Planned,
  { terms }: AcademicCalendar,
): { from: IsoDate; to: IsoDate } {
  const { start, end } = termDays(term, terms);
  return { from: startDate ?? start, to: endDate ?? end };
}

/**
 * Whether a lesson takes place on a day. The weekly plan has no lessons on Sundays and holidays, unlike entries with a
 * date.
 */
export function isHeldOn(lesson: Planned, date: IsoDate, calendar: AcademicCalendar): boolean {
  const only = onlyDay(lesson);
  if (only !== null) return only === date;
  if (lesson.isExam || lesson.day !== weekday(date) || !isTeachingDay(date, calendar.holidays)) return false;
  const { from, to } = rangeOf(lesson, calendar);
  const { weeks } = lesson;
  return from <= date && date <= to && (!weeks?.length || weeks.includes(weekNumber(date)));
}

/** Yields the days on which a lesson takes place, in order. */
export function* heldDays(lesson: Planned, calendar: AcademicCalendar): Generator<IsoDate, void> {
  const only = onlyDay(lesson);
  const { from, to } = rangeOf(lesson, calendar);
  if (only !== null) yield only;
  else
    for (let date = addDays(mondayOf(from), lesson.day - 1); date <= to; date = addDays(date, 7))
      if (isHeldOn(lesson, date, calendar)) yield date;
}

/** Whether two weekly lessons may be at the same time, without checking the calendar. */
function mayMeet(a: Planned, b: Planned): boolean {
  if (a.day !== b.day) return false;
  const weeks = b.weeks ?? [];
  return !a.weeks?.length || weeks.length === 0 || a.weeks.some((week) => weeks.includes(week));
}

/** Yields the days on which both take place, in order. */
export function* sharedDays(a: Planned, b: Planned, calendar: AcademicCalendar): Generator<IsoDate, void> {
  // Rules out most pairs of a whole university. A lesson with a single day is checked for that day only.
  if (onlyDay(a) === null && onlyDay(b) === null && !mayMeet(a, b)) return;
  const [base, other] = onlyDay(b) === null ? [a, b] : [b, a];
  for (const date of heldDays(base, calendar)) if (isHeldOn(other, date, calendar)) yield date;
}

/** Returns the first day on which both take place; null when there is none. */
export const firstSharedDay = (a: Planned, b: Planned, calendar: AcademicCalendar): IsoDate | null =>
  sharedDays(a, b, calendar).next().value ?? null;
