import type { Lesson, Schedule } from '@semestr/api/schedule';
import { addDays, type IsoDate, localDate, localTime } from '@semestr/core/dates';
import type { Holiday } from '@semestr/core/holidays';
import { lessonsHeldOn, scheduleRange, type Subgroup } from '@semestr/core/schedule';

/** A day with its lessons. */
export interface LessonDay {
  date: IsoDate;
  lessons: readonly Lesson[];
}

interface Circumstances {
  now: Date;
  holidays: readonly Holiday[];
  subgroup: Subgroup;
}

/** Returns today until the last lesson has ended, then the next day with lessons; null after the last one. */
export function lessonDay(schedule: Schedule, { now, holidays, subgroup }: Circumstances): LessonDay | null {
  const today = localDate(now);
  const held = lessonsHeldOn<Lesson>(schedule, today, holidays, subgroup);
  if (held.some(({ endLessonTime }) => endLessonTime > localTime(now))) return { date: today, lessons: held };
  const last = scheduleRange<Lesson>(schedule)?.to ?? today;
  for (let date = addDays(today, 1); date <= last; date = addDays(date, 1)) {
    const lessons = lessonsHeldOn<Lesson>(schedule, date, holidays, subgroup);
    if (lessons.length > 0) return { date, lessons };
  }
  return null;
}
