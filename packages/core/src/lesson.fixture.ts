import type { Lesson, Schedule } from './schedule.ts';

/** A lesson with the provider's field names, and a subject to distinguish it from others. */
export interface NamedLesson extends Lesson {
  subject: string;
  auditories: readonly string[];
}

/** A lecture in every week of the autumn of 2026, 09:00–10:20; each test overrides only the fields that it tests. */
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

/** The autumn of 2026 without lessons. */
export const schedule = (changes: Partial<Schedule<NamedLesson>> = {}): Schedule<NamedLesson> => ({
  startDate: '01.09.2026',
  endDate: '28.12.2026',
  schedules: {},
  exams: [],
  ...changes,
});
