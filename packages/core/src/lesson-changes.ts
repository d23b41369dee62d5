import { isTeachingDay, weekNumber } from './calendar.ts';
import { addDays, type IsoDate, weekday } from './dates.ts';
import type { Holiday } from './holidays.ts';
import type { TermDays } from './term.ts';

/**
 * Number of days in advance, including today, for which changes are announced. Later lessons are read in the schedule,
 * which is up to date by then.
 */
export const NEWS_DAYS = 7;
/** Maximum number of changes of one import that are announced individually; more are summarised in one sentence. */
export const MAX_LISTED_CHANGES = 3;

/** When a lesson takes place: on its only `date`, or on a weekday of weeks of the cycle (none: of all), `HH:MM`. */
export interface LessonTimes {
  date: IsoDate | null;
  /** 1 = Monday … 6 = Saturday. */
  day: number;
  weeks: readonly number[] | null;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  startTime: string;
  endTime: string;
}

/** Announced details of a lesson, and its recipients. */
export interface LessonInNotice extends LessonTimes {
  subject: string | null;
  type: string | null;
  subgroup: number;
  rooms: readonly string[];
  employeeIds: readonly number[];
  groupIds: readonly number[];
}

/** Days on which lessons can take place. */
export interface HeldDays {
  term: TermDays;
  holidays: readonly Holiday[];
}

/** Current time at the university: the day, and the time as `HH:MM`. */
export interface Moment {
  today: IsoDate;
  time: string;
}

function isHeldOn(lesson: LessonTimes, { term, holidays }: HeldDays, date: IsoDate): boolean {
  if (lesson.date !== null) return lesson.date === date;
  const [from, to] = [lesson.startDate ?? term.start, lesson.endDate ?? term.end];
  const isInWeek = !lesson.weeks?.length || lesson.weeks.includes(weekNumber(date));
  const isInTerm = from <= date && date <= to;
  return lesson.day === weekday(date) && isInWeek && isInTerm && isTeachingDay(date, holidays);
}

/**
 * Returns the next day on which a lesson takes place and is not over yet, within the days for which changes are
 * announced.
 */
export function nextHeld(lesson: LessonTimes, held: HeldDays, { today, time }: Moment): IsoDate | null {
  const days = Array.from({ length: NEWS_DAYS }, (_day, index) => addDays(today, index));
  const isAhead = (date: IsoDate): boolean => date > today || lesson.endTime > time;
  return days.find((date) => isHeldOn(lesson, held, date) && isAhead(date)) ?? null;
}

/** A change of a lesson, the affected day, and its groups. */
export type LessonNews =
  | { what: 'added'; on: IsoDate; groupIds: number[] }
  | { what: 'cancelled'; was: IsoDate; groupIds: number[] }
  | { what: 'changed'; was: IsoDate; on: IsoDate; groupIds: number[] };

const isSame = (a: LessonInNotice, b: LessonInNotice): boolean =>
  a.startTime === b.startTime &&
  a.endTime === b.endTime &&
  a.subject === b.subject &&
  a.type === b.type &&
  a.subgroup === b.subgroup &&
  a.rooms.join() === b.rooms.join() &&
  a.employeeIds.join() === b.employeeIds.join();

/**
 * Returns the announcements for a change of the schedule, with the groups to notify; `before` is null for a new lesson,
 * `after` for a removed one. Changes more than a week ahead and changes of the note are not announced.
 */
export function lessonNews(
  before: LessonInNotice | null,
  after: LessonInNotice | null,
  { moment, ...held }: HeldDays & { moment: Moment },
): LessonNews[] {
  const was = before && nextHeld(before, held, moment);
  const on = after && nextHeld(after, held, moment);
  const had = before && was ? before.groupIds : [];
  const have = after && on ? after.groupIds : [];
  const isNews = was !== on || before === null || after === null || !isSame(before, after);
  const [added, cancelled, kept] = [
    have.filter((id) => !had.includes(id)),
    had.filter((id) => !have.includes(id)),
    have.filter((id) => had.includes(id)),
  ];
  const news: LessonNews[] = [];
  if (on && added.length > 0) news.push({ what: 'added', on, groupIds: added });
  if (was && on && isNews && kept.length > 0) news.push({ what: 'changed', was, on, groupIds: kept });
  if (was && cancelled.length > 0) news.push({ what: 'cancelled', was, groupIds: cancelled });
  return news;
}
