import { byDate, type DayLesson, days, groupStudents, whoCanNote } from '@semestr/api/journal';
import { nearestTeachingDay } from '@semestr/core/calendar';
import { addDays, type IsoDate, localDate, localTime } from '@semestr/core/dates';
import type { Holiday } from '@semestr/core/holidays';
import { queryOf } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** Number of past days in which to look for lessons, more than a term. */
const DAYS_BACK = 180;

export const dayQuery = (user: User, date: IsoDate) => queryOf(byDate, { query: { date } }, user);
export const daysQuery = (user: User, today: IsoDate) =>
  queryOf(days, { query: { from: addDays(today, -DAYS_BACK), to: today } }, user);
export const studentsQuery = (user: User) => queryOf(groupStudents, {}, user);
export const notersQuery = (user: User) => queryOf(whoCanNote, {}, user);

/** Returns the previous and next days with lessons; while loading, the nearest days that may have some. */
export function neighbours(
  lessonDays: readonly IsoDate[] | undefined,
  date: IsoDate,
  { today, holidays }: { today: IsoDate; holidays: readonly Holiday[] },
): { previous: IsoDate | null; next: IsoDate | null } {
  if (lessonDays)
    return {
      previous: lessonDays.findLast((day) => day < date) ?? null,
      next: lessonDays.find((day) => day > date) ?? null,
    };
  const next = nearestTeachingDay(date, 1, holidays);
  return { previous: nearestTeachingDay(date, -1, holidays), next: next > today ? null : next };
}

/** Returns the lesson to record next: the last one that has started and has no record, else the first. */
export const suggestLesson = (
  lessons: readonly DayLesson[],
  { isToday, time }: { isToday: boolean; time: string | null },
): DayLesson | undefined =>
  lessons.findLast(
    ({ notedAt, lessonPeriod }) => !notedAt && isToday && time !== null && lessonPeriod.startTime <= time,
  ) ?? lessons[0];

/**
 * Returns when a lesson was last recorded, in the university's time zone; null when it never was, or when the provider
 * does not return it.
 */
export function lastRecordAt({ notedAt }: DayLesson): { date: IsoDate; time: string } | null {
  if (!notedAt) return null;
  const moment = new Date(notedAt);
  return { date: localDate(moment), time: localTime(moment) };
}
