import { isTeachingDay } from './calendar.ts';
import { addDays, type IsoDate } from './dates.ts';
import type { Holiday } from './holidays.ts';

/** The academic hours of a lesson that takes one pair. */
export const LESSON_HOURS = 2;

/** So many days after a lesson its omissions may still be noted. */
export const NOTING_DAYS = 14;

/** A term is looked back on so many times. */
export const CONTROL_POINTS = 3;

/** The lessons that a journal knows, with the provider's number of each. */
export const lessonTypeIds = { ЛК: 2, ПЗ: 3, ЛР: 4 } as const;
export type JournalType = keyof typeof lessonTypeIds;

/** What the plan calls a lesson, and what it is in the journal: consultations and exams are not in it. */
export const journalTypes: Readonly<Record<string, JournalType>> = {
  ЛК: 'ЛК',
  УЛк: 'ЛК',
  ПЗ: 'ПЗ',
  УПз: 'ПЗ',
  ЛР: 'ЛР',
  УЛР: 'ЛР',
};

/** The teaching days from the one to the other, both included. */
export function teachingDays(from: IsoDate, to: IsoDate, holidays: readonly Holiday[]): IsoDate[] {
  const days: IsoDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    if (isTeachingDay(date, holidays)) days.push(date);
  return days;
}

/** The provider's name of a control point; empty for a lesson that belongs to none. */
export const controlPointName = (point: number | null): string => (point === null ? '' : `КТ ${point}`);

/** Whether a lesson of a subgroup (0 = the whole group) is for a student of another one. */
export const isForSubgroup = (lesson: number, student: number): boolean => lesson === 0 || lesson === student;

/**
 * Whether somebody noted a lesson since a caller saw it; who does not say what they saw is not held up.
 * @param seen when it was noted last as the caller knows it, null for never
 */
export const wasNotedSince = (seen: string | null | undefined, notedAt: Date | null): boolean =>
  seen !== undefined && seen !== (notedAt?.toISOString() ?? null);

/** The moment that a noting is known by: later than the one before, whatever the clock says. */
export const notingMoment = (before: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), (before?.getTime() ?? 0) + 1));

/** Why omissions of a lesson of this day cannot be noted; null where they can. */
export function notingFault({
  date,
  today,
}: {
  date: IsoDate;
  today: IsoDate;
}): 'to-come' | 'too-late' | null {
  if (date > today) return 'to-come';
  return date < addDays(today, -NOTING_DAYS) ? 'too-late' : null;
}
