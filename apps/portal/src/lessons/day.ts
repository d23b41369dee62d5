import type { Lesson, Schedule } from '@semestr/api/schedule';
import { addDays, type IsoDate } from '@semestr/core/dates';
import { lessonsHeldOn, scheduleRange, type Subgroup } from '@semestr/core/schedule';

/** The first lesson after a day, with its date; null when nothing comes within the schedule. */
export function firstLessonAfter(
  schedule: Schedule,
  day: IsoDate,
  subgroup: Subgroup = 0,
): { date: IsoDate; lesson: Lesson } | null {
  const range = scheduleRange<Lesson>(schedule);
  if (!range) return null;
  for (let date = addDays(day, 1); date <= range.to; date = addDays(date, 1)) {
    const [lesson] = lessonsHeldOn<Lesson>(schedule, date, subgroup);
    if (lesson) return { date, lesson };
  }
  return null;
}

/** The next lesson of today, or the first one of a later day. */
export function nextLesson(
  schedule: Schedule,
  today: IsoDate,
  time: string,
): { date: IsoDate; lesson: Lesson } | null {
  const lesson = lessonsHeldOn<Lesson>(schedule, today).find(({ startLessonTime }) => startLessonTime > time);
  return lesson ? { date: today, lesson } : firstLessonAfter(schedule, today);
}
