import type { Lesson, Schedule } from './schedule.ts';

/** A lesson as the provider names its fields, with a subject to tell one from another. */
export interface NamedLesson extends Lesson {
  subject: string;
  auditories: readonly string[];
}

/** A lecture on every week of the autumn of 2026, 09:00–10:20; each test states only what it is about. */
export const lesson = (changes: Partial<NamedLesson> = {}): NamedLesson => ({
  subject: 'ВвП',
  auditories: ['101-1 к.'],
  lessonTypeAbbrev: 'ЛК',
  weekNumber: [1, 2, 3, 4],
  numSubgroup: 0,
  startLessonTime: '09:00',
  endLessonTime: '10:20',
  dateLesson: null,
  startLessonDate: '01.09.2026',
  endLessonDate: '28.12.2026',
  announcement: false,
  ...changes,
});

/** The autumn of 2026 without a lesson in it. */
export const schedule = (changes: Partial<Schedule<NamedLesson>> = {}): Schedule<NamedLesson> => ({
  startDate: '01.09.2026',
  endDate: '28.12.2026',
  schedules: {},
  exams: [],
  ...changes,
});
