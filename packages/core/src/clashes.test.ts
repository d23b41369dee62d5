import { describe, expect, it } from 'vitest';
import { defaultCalendar } from './academic-calendar.ts';
import { clashesOf, clashingLessons } from './clashes.ts';
import { lesson } from './planned.fixture.ts';
import type { Planned } from './planned.ts';

const other: Planned = { ...lesson, id: 2, subject: 'СУБД', rooms: [], groupIds: [], employeeIds: [] };

it('clashes: names what is double-booked: a room, an educator, a group', () => {
  const others = [
    { ...other, id: 2, rooms: ['512-4'] },
    { ...other, id: 3, employeeIds: [20, 21] },
    { ...other, id: 4, groupIds: [10, 11] },
    { ...other, id: 5, rooms: ['513-4 к.'], employeeIds: [22], groupIds: [12] },
    lesson,
  ];
  expect(clashesOf(lesson, others, defaultCalendar)).toEqual([
    { lessonId: 2, rooms: ['512-4 к.'], employeeIds: [], groupIds: [] },
    { lessonId: 3, rooms: [], employeeIds: [20], groupIds: [] },
    { lessonId: 4, rooms: [], employeeIds: [], groupIds: [10] },
  ]);
});

const sameRoom: Planned = { ...other, rooms: ['512-4 к.'] };

it.each<[string, Partial<Planned>, Partial<Planned>, boolean]>([
  ['at the same time', {}, {}, true],
  ['at overlapping times', {}, { startTime: '10:00', endTime: '11:00' }, true],
  ['one after the other', {}, { startTime: '10:20', endTime: '11:40' }, false],
  ['on another weekday', {}, { day: 3 }, false],
  ['in another term', {}, { term: '2026-spring' }, false],
  ['on other weeks', { weeks: [1, 3] }, { weeks: [2, 4] }, false],
  ['on a common week', { weeks: [1, 2] }, { weeks: [2] }, true],
  ['in some weeks and in every week', { weeks: [1] }, { weeks: [] }, true],
  ['one after the other in the term', { endDate: '2026-10-06' }, { startDate: '2026-10-07' }, false],
  ['on one common day of the term', { endDate: '2026-10-06' }, { startDate: '2026-10-06' }, true],
  // 10.11.2026 is a Tuesday of the third week.
  ['on a day of the weekly lesson', {}, { date: '2026-11-10' }, true],
  ['on a day in a week without the weekly lesson', { weeks: [1, 2, 4] }, { date: '2026-11-10' }, false],
  ['on another weekday than the weekly lesson', {}, { date: '2026-11-11' }, false],
  // 29 April 2025 was a Tuesday.
  ['on a holiday, which has no weekly lessons', { term: '2024-spring' }, { date: '2025-04-29' }, false],
  ['on the same day each', { date: '2026-11-10' }, { date: '2026-11-10', day: 5 }, true],
  [
    'in two exams of one day',
    { isExam: true, date: '2027-01-12' },
    { isExam: true, startDate: '2027-01-12' },
    true,
  ],
  ['when an exam has no day', {}, { isExam: true }, false],
  ['when one is an announcement', {}, { isAnnouncement: true }, false],
  ['when the new one is an announcement', { isAnnouncement: true }, {}, false],
])('clashes: a room that two lessons have %s', (_when, mine, theirs, doubles) => {
  const clashes = clashesOf({ ...lesson, ...mine }, [{ ...sameRoom, ...theirs }], defaultCalendar);
  expect(clashes.length > 0).toBe(doubles);
});

it('clashes: subgroups of one group conflict only when one of them is the whole group', () => {
  const clash = (mine: number, theirs: number) =>
    clashesOf(
      { ...lesson, subgroup: mine },
      [{ ...other, groupIds: [10], subgroup: theirs }],
      defaultCalendar,
    ).length;
  expect([clash(1, 2), clash(1, 1), clash(0, 2), clash(1, 0)]).toEqual([0, 1, 1, 1]);
});

describe('calendar of the university', () => {
  // 10.11.2026 is a Tuesday.
  const onDay = { ...sameRoom, startDate: '2026-11-10', endDate: '2026-11-10' } as const;
  const dayOff = { day: 10, month: 11, year: 2026, name: 'Выходной', nameEn: null, nameBe: null };
  const terms = [
    { term: '2026-autumn', start: '2026-09-01', end: '2026-11-08', examsStart: null, examsEnd: null },
  ] as const;

  it.each([
    ['on an ordinary day', defaultCalendar, 1],
    ['unless the day is a holiday', { ...defaultCalendar, holidays: [dayOff] }, 0],
    [
      'if the day is a holiday in another year',
      { ...defaultCalendar, holidays: [{ ...dayOff, year: 2025 }] },
      1,
    ],
    ['unless the term is over by then', { ...defaultCalendar, holidays: [], terms }, 0],
  ])('clashes: a room that is double-booked on one day is a clash %s', (_when, calendar, count) => {
    expect(clashesOf(lesson, [onDay], calendar)).toHaveLength(count);
  });
});

it('clashes: a joint lesson in the plan of each group counts once, a repeated lesson of one group counts twice', () => {
  const ofStream = { ...lesson, id: 2, groupIds: [11] };
  expect(clashesOf(lesson, [ofStream], defaultCalendar)).toEqual([]);
  expect(clashesOf(lesson, [{ ...ofStream, employeeIds: [21] }], defaultCalendar)).toMatchObject([
    { rooms: ['512-4 к.'] },
  ]);
  expect(clashesOf(lesson, [{ ...ofStream, groupIds: [10] }], defaultCalendar)).toEqual([
    { lessonId: 2, rooms: [], employeeIds: [], groupIds: [10] },
  ]);
});

it('clashes: finds the lessons that conflict with another one among many', () => {
  const lessons = [
    lesson,
    { ...sameRoom, id: 2 },
    { ...other, id: 3, employeeIds: [20], day: 3 },
    { ...other, id: 4, groupIds: [11] },
    { ...other, id: 5, groupIds: [11], weeks: [2], startTime: '10:00', endTime: '11:00' },
  ];
  expect(clashingLessons(lessons, defaultCalendar)).toEqual([1, 2, 4, 5]);
  expect(clashingLessons(lessons.slice(2, 4), defaultCalendar)).toEqual([]);
});
