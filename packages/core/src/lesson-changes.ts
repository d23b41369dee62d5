import { isTeachingDay, weekNumber } from './calendar.ts';
import { addDays, type IsoDate, weekday } from './dates.ts';
import type { Holiday } from './holidays.ts';
import type { TermDays } from './term.ts';

/** A change is news for so many days ahead, today among them: who has to be elsewhere later reads the schedule first. */
export const NEWS_DAYS = 7;
/** So many changes of one import are told one by one, more of them in one sentence. */
export const MAX_TOLD_ONE_BY_ONE = 3;

/** When a lesson takes place: on its one `date`, or on a weekday of weeks of the cycle (none: of all), `HH:MM`. */
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

/** What is told of a lesson, and to whom. */
export interface ToldLesson extends LessonTimes {
  subject: string | null;
  type: string | null;
  subgroup: number;
  rooms: readonly string[];
  employeeIds: readonly number[];
  groupIds: readonly number[];
}

/** On which days lessons can be held. */
export interface HeldDays {
  term: TermDays;
  holidays: readonly Holiday[];
}

/** Now at the university: the day, and the time as `HH:MM`. */
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

/** The next day on which a lesson takes place that is not over yet, within the days in which changes are news. */
export function nextHeld(lesson: LessonTimes, held: HeldDays, { today, time }: Moment): IsoDate | null {
  const days = Array.from({ length: NEWS_DAYS }, (_day, index) => addDays(today, index));
  const isAhead = (date: IsoDate): boolean => date > today || lesson.endTime > time;
  return days.find((date) => isHeldOn(lesson, held, date) && isAhead(date)) ?? null;
}

/** What became of a lesson, on which of its next days, for which groups. */
export type LessonNews =
  | { what: 'added'; on: IsoDate; groupIds: number[] }
  | { what: 'cancelled'; was: IsoDate; groupIds: number[] }
  | { what: 'changed'; was: IsoDate; on: IsoDate; groupIds: number[] };

const isSame = (a: ToldLesson, b: ToldLesson): boolean =>
  a.startTime === b.startTime &&
  a.endTime === b.endTime &&
  a.subject === b.subject &&
  a.type === b.type &&
  a.subgroup === b.subgroup &&
  a.rooms.join() === b.rooms.join() &&
  a.employeeIds.join() === b.employeeIds.join();

/**
 * What of a change of the schedule is to be told, to which groups: null stands for a lesson that was not there before,
 * or is no more. What happens later than in a week is no news yet, and neither is another note.
 */
export function lessonNews(
  before: ToldLesson | null,
  after: ToldLesson | null,
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
