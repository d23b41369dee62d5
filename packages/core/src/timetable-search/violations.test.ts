import { expect, it } from 'vitest';
import { problem, series } from './problem.fixture.ts';
import type { Place } from './problem.ts';
import { findViolations } from './violations.ts';

const place = (slot: number, room = 0): Place => ({ slot, room });
const algebra = series('Algebra');

it('timetable search: reports lessons without a place, in closed slots and in rooms that are not allowed', () => {
  const one = problem({ series: [series('Algebra', { slots: [0, 1], rooms: [0], lessons: 3 })] });
  const { hard } = findViolations(one, [null, place(5), place(1, 1)]);
  expect(hard.map((found) => 'lesson' in found && [found.kind, found.lesson.lesson])).toEqual([
    ['unplaced', 0],
    ['slot-closed', 1],
    ['room-not-allowed', 2],
  ]);
});

it('timetable search: reports two lessons of one slot with the same room, educator, group or series', () => {
  const all = problem({
    series: [
      algebra,
      series('Physics', { lessons: 1, groups: ['101', '102'] }),
      series('Chemistry', { lessons: 1, groups: ['103'], educators: algebra.educators }),
    ],
  });
  const { hard } = findViolations(all, [place(0), place(0, 1), place(0), place(0, 1)]);
  expect(hard.map((found) => 'name' in found && [found.kind, found.name])).toEqual([
    ['series', 'Algebra'],
    ['room', 'hall'],
    ['group', '101'],
    ['educator', 'educator of Algebra'],
    ['group', '101'],
    ['room', 'closet'],
    ['educator', 'educator of Algebra'],
  ]);
});

it('timetable search: reports costs with the lesson, the series or the group and slot they belong to', () => {
  const one = problem({ series: [series('Algebra', { minDays: 3 })] });
  expect(findViolations(one, [place(0), place(3, 1)])).toEqual({
    hard: [],
    soft: [
      {
        kind: 'seats',
        cost: 5,
        missing: 5,
        lesson: { series: 'Algebra', lesson: 1, place: place(3, 1) },
      },
      { kind: 'days', cost: 5, series: 'Algebra', missing: 1 },
      { kind: 'rooms', cost: 1, series: 'Algebra', rooms: ['hall', 'closet'] },
      { kind: 'isolated', cost: 2, group: '101', slot: 0 },
      { kind: 'isolated', cost: 2, group: '101', slot: 3 },
    ],
    cost: 15,
  });
});

it('timetable search: the last lesson of a day is not a neighbour of the first one of the next day', () => {
  const one = problem({ series: [series('Algebra')] });
  const isolatedIn = (first: number, second: number) =>
    findViolations(one, [place(first), place(second)]).soft.map((found) => found.kind);
  expect(isolatedIn(2, 3)).toEqual(['isolated', 'isolated']);
  expect(isolatedIn(1, 2)).toEqual([]);
});

it('timetable search: costs are multiplied by the weights of the problem', () => {
  const weights = { seats: 3, days: 0, isolated: 7, rooms: 0 };
  const one = problem({ series: [series('Algebra', { lessons: 1, minDays: 1 })], weights });
  expect(findViolations(one, [place(0, 1)]).cost).toBe(3 * 5 + 7);
});
