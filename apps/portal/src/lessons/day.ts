import type { Lesson, Schedule } from '@semestr/api/schedule';
import { addDays, type IsoDate } from '@semestr/core/dates';
import type { Holiday } from '@semestr/core/holidays';
import { lessonsHeldOn, scheduleRange, type Subgroup } from '@semestr/core/schedule';

/** Current date and time at the university, and the holidays. */
export interface Present {
  today: IsoDate;
  /** `HH:MM`. */
  time: string;
  holidays: readonly Holiday[];
}

/** Returns the first lesson after a day, with its date; null when the schedule has no more. */
export function firstLessonAfter(
  schedule: Schedule,
  day: IsoDate,
  holidays: readonly Holiday[],
  subgroup: Subgroup = 0,
): { date: IsoDate; lesson: Lesson } | null {
  const range = scheduleRange<Lesson>(schedule);
  if (!range) return null;
  for (let date = addDays(day, 1); date <= range.to; date = addDays(date, 1)) {
    const [lesson] = lessonsHeldOn<Lesson>(schedule, date, holidays, subgroup);
    if (lesson) return { date, lesson };
  }
  return null;
}

/** Returns the next lesson of today, or the first one of a later day. */
export function nextLesson(
  schedule: Schedule,
  { today, time, holidays }: Present,
): { date: IsoDate; lesson: Lesson } | null {
  const held = lessonsHeldOn<Lesson>(schedule, today, holidays);
  const lesson = held.find(({ startLessonTime }) => startLessonTime > time);
  return lesson ? { date: today, lesson } : firstLessonAfter(schedule, today, holidays);
}
