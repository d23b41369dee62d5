import { isTeachingDay } from './calendar.ts';
import { addDays, type IsoDate } from './dates.ts';
import type { Holiday } from './holidays.ts';

/** Academic hours of a lesson that takes one pair. */
export const LESSON_HOURS = 2;

/** Number of days after a lesson in which its absences can be recorded. */
export const ATTENDANCE_DAYS = 14;

/** Number of control points in a term. */
export const CONTROL_POINTS = 3;

/** Types of lessons in a journal, with the provider's numbers. */
export const lessonTypeIds = { ЛК: 2, ПЗ: 3, ЛР: 4 } as const;
export type JournalType = keyof typeof lessonTypeIds;

/** Maps the type of a lesson in the plan to the journal: consultations and exams are not in it. */
export const journalTypes: Readonly<Record<string, JournalType>> = {
  ЛК: 'ЛК',
  УЛк: 'ЛК',
  ПЗ: 'ПЗ',
  УПз: 'ПЗ',
  ЛР: 'ЛР',
  УЛР: 'ЛР',
};

/** Lists the teaching days of a range, inclusive. */
export function teachingDays(from: IsoDate, to: IsoDate, holidays: readonly Holiday[]): IsoDate[] {
  const days: IsoDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    if (isTeachingDay(date, holidays)) days.push(date);
  return days;
}

/** Returns the provider's name of a control point; empty for a lesson without one. */
export const controlPointName = (point: number | null): string => (point === null ? '' : `КТ ${point}`);

/** Whether a lesson for a subgroup (0 = the whole group) applies to a student of the given subgroup. */
export const isForSubgroup = (lesson: number, student: number): boolean => lesson === 0 || lesson === student;

/**
 * Whether a lesson was recorded since the caller read it; false when the caller does not send what it read.
 * @param seen the last record as the caller read it, null for none
 */
export const wasRecordedSince = (seen: string | null | undefined, notedAt: Date | null): boolean =>
  seen !== undefined && seen !== (notedAt?.toISOString() ?? null);

/** Returns the timestamp that identifies a record: later than the previous one, even if the clock was set back. */
export const nextRecordTime = (before: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), (before?.getTime() ?? 0) + 1));

/** Returns why absences of a lesson of this day cannot be recorded; null when they can. */
export function attendanceFault({
  date,
  today,
}: {
  date: IsoDate;
  today: IsoDate;
}): 'to-come' | 'too-late' | null {
  if (date > today) return 'to-come';
  return date < addDays(today, -ATTENDANCE_DAYS) ? 'too-late' : null;
}
