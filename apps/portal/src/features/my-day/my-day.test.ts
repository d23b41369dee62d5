import type { Lesson, Schedule } from '@semestr/api/schedule';
import type { IsoDate } from '@semestr/core/dates';
import { defaultBells } from '@semestr/core/default-bells';
import { defaultHolidays } from '@semestr/core/default-holidays';
import { describe, expect, it } from 'vitest';
import { dayOf, pairOf, placeOf } from './my-day.ts';

const lesson = (startLessonTime: string, endLessonTime: string, more: Partial<Lesson> = {}): Lesson => ({
  weekNumber: [1, 2, 3, 4],
  studentGroups: [],
  numSubgroup: 0,
  auditories: ['311-4 к.'],
  startLessonTime,
  endLessonTime,
  subject: 'БД',
  subjectFullName: 'Базы данных',
  note: null,
  lessonTypeAbbrev: 'ЛК',
  dateLesson: null,
  startLessonDate: '01.09.2026',
  endLessonDate: '28.12.2026',
  announcement: false,
  split: false,
  employees: [],
  ...more,
});

const schedule: Schedule = {
  employeeDto: null,
  studentGroupDto: null,
  schedules: {
    Пятница: [
      lesson('09:00', '10:20'),
      lesson('10:35', '11:55', { numSubgroup: 1 }),
      lesson('10:35', '11:55', { numSubgroup: 2, subject: 'ОС' }),
      lesson('14:00', '15:20'),
    ],
    Понедельник: [lesson('12:25', '13:45'), lesson('14:00', '15:20')],
  },
  exams: [],
  startDate: '01.09.2026',
  endDate: '28.12.2026',
  startExamsDate: null,
  endExamsDate: null,
};

const friday = '2026-11-20';
const at = (today: IsoDate, time: string) => ({ today, time, holidays: defaultHolidays });
const times = (lessons: readonly Lesson[] = []) => lessons.map(({ startLessonTime }) => startLessonTime);

describe('rest of a day', () => {
  it.each([
    ['08:00', [], ['09:00'], 60, ['10:35', '10:35', '14:00']],
    ['09:20', ['09:00'], ['10:35', '10:35'], 75, ['14:00']],
    ['11:00', ['10:35', '10:35'], ['14:00'], 180, []],
    ['15:00', ['14:00'], [], 0, []],
  ])('my day: shows the current, next and later lessons at %s', (time, now, next, minutesUntil, later) => {
    const day = dayOf(schedule, at(friday, time), 0);
    expect([times(day?.now), times(day?.next), day?.minutesUntil, times(day?.later)]).toEqual([
      now,
      next,
      minutesUntil,
      later,
    ]);
    expect(day?.date).toBe(friday);
  });

  it('my day: shows the progress of the current lesson', () => {
    expect(dayOf(schedule, at(friday, '09:20'), 0)).toMatchObject({ minutesLeft: 60, share: 0.25 });
  });

  it("my day: only shows lessons of the user's subgroup", () => {
    expect(dayOf(schedule, at(friday, '11:00'), 2)?.now.map(({ subject }) => subject)).toEqual(['ОС']);
  });

  it('my day: shows the next day with lessons, and nothing at the end of the term', () => {
    const monday = dayOf(schedule, at(friday, '15:20'), 0);
    expect(monday).toMatchObject({ date: '2026-11-23', now: [] });
    expect([times(monday?.next), times(monday?.later)]).toEqual([['12:25'], ['14:00']]);
    expect(dayOf(schedule, at('2026-12-28', '16:00'), 0)).toBeNull();
  });
});

it('my day: derives the pair number of a lesson from its standard time', () => {
  expect(pairOf([lesson('14:00', '15:20')], defaultBells)).toBe(4);
  expect(pairOf([lesson('13:00', '14:00')], defaultBells)).toBeNull();
  expect(pairOf([], defaultBells)).toBeNull();
});

it('my day: locates a lesson by its only room', () => {
  expect(placeOf(lesson('14:00', '15:20'))).toEqual({ building: '4', floor: 3 });
  expect(placeOf(lesson('14:00', '15:20', { auditories: [] }))).toBeNull();
  expect(placeOf(lesson('14:00', '15:20', { auditories: ['311-4 к.', '712-5 к.'] }))).toBeNull();
});
