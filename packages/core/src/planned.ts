import type { AcademicCalendar } from './academic-calendar.ts';
import { isTeachingDay, weekNumber } from './calendar.ts';
import { addDays, type IsoDate, mondayOf, weekday } from './dates.ts';
import { type TermCode, termDays } from './term.ts';

/** Lessons as they are planned, and the days on which they take place. */

/** A lesson as it is planned: what says when it takes place, where and for whom. Times `HH:MM`. */
export interface Planned {
  id: number;
  term: TermCode;
  isExam: boolean;
  /** 1 = Monday … 6 = Saturday. */
  day: number;
  /** Of the cycle, 1–4; null or empty for each. */
  weeks: readonly number[] | null;
  /** 0 = the whole group. */
  subgroup: number;
  startTime: string;
  endTime: string;
  subject: string | null;
  type: string | null;
  rooms: readonly string[];
  /** The one day on which it takes place; null where it is weekly. */
  date: IsoDate | null;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  /** An announcement occupies nothing. */
  isAnnouncement: boolean;
  groupIds: readonly number[];
  employeeIds: readonly number[];
}

/** The fields that say when a lesson takes place, where and for whom: while none of them changes, nothing new is doubled. */
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

/** The one day of a lesson that has one; an entry of the session may name it as its first. */
const onlyDay = ({ date, isExam, startDate }: Planned): IsoDate | null => date ?? (isExam ? startDate : null);

/** The days between which a weekly lesson takes place; those of its term where it names none. */
function rangeOf(
  { term, startDate, endDate }: Planned,
  { terms }: AcademicCalendar,
): { from: IsoDate; to: IsoDate } {
  const { start, end } = termDays(term, terms);
  return { from: startDate ?? start, to: endDate ?? end };
}

/** Whether a lesson takes place on a day. On Sundays and holidays the weekly plan rests; what names its day does not. */
export function isHeldOn(lesson: Planned, date: IsoDate, calendar: AcademicCalendar): boolean {
  const only = onlyDay(lesson);
  if (only !== null) return only === date;
  if (lesson.isExam || lesson.day !== weekday(date) || !isTeachingDay(date, calendar.holidays)) return false;
  const { from, to } = rangeOf(lesson, calendar);
  const { weeks } = lesson;
  return from <= date && date <= to && (!weeks?.length || weeks.includes(weekNumber(date)));
}

/** The days on which a lesson takes place, in their order. */
export function* heldDays(lesson: Planned, calendar: AcademicCalendar): Generator<IsoDate, void> {
  const only = onlyDay(lesson);
  const { from, to } = rangeOf(lesson, calendar);
  if (only !== null) yield only;
  else
    for (let date = addDays(mondayOf(from), lesson.day - 1); date <= to; date = addDays(date, 7))
      if (isHeldOn(lesson, date, calendar)) yield date;
}

/** Whether two weekly lessons may meet at all, by what says so without a look at the calendar. */
function mayMeet(a: Planned, b: Planned): boolean {
  if (a.day !== b.day) return false;
  const weeks = b.weeks ?? [];
  return !a.weeks?.length || weeks.length === 0 || a.weeks.some((week) => weeks.includes(week));
}

/** The days on which both take place, in their order. */
export function* sharedDays(a: Planned, b: Planned, calendar: AcademicCalendar): Generator<IsoDate, void> {
  // Of a whole university most pairs end here. One of a single day is asked about that day alone.
  if (onlyDay(a) === null && onlyDay(b) === null && !mayMeet(a, b)) return;
  const [asked, other] = onlyDay(b) === null ? [a, b] : [b, a];
  for (const date of heldDays(asked, calendar)) if (isHeldOn(other, date, calendar)) yield date;
}

/** The first day on which both take place; null where there is none. */
export const firstSharedDay = (a: Planned, b: Planned, calendar: AcademicCalendar): IsoDate | null =>
  sharedDays(a, b, calendar).next().value ?? null;
