import { expect, it } from 'vitest';
import { inventedFaculty, problem, series } from './problem.fixture.ts';
import type { TimetableProblem } from './problem.ts';
import { searchTimetable } from './search.ts';

/** Searches for a number of steps. */
const search = (faculty: TimetableProblem, limit: number, seed = 1) =>
  searchTimetable(faculty, { seed, progress: (steps) => steps / limit });

const faculty = inventedFaculty(5);

it('timetable search: the same seed and number of steps give the same timetable', () => {
  const first = search(faculty, 16_000, 7);
  expect(search(faculty, 16_000, 7)).toEqual(first);
  expect(search(faculty, 16_000, 8).placements).not.toEqual(first.placements);
});

it('timetable search: a search that is stopped immediately places every lesson', () => {
  const { placements, violations } = search(faculty, 0);
  expect(placements.filter((place) => place === null)).toEqual([]);
  expect(violations.hard).toEqual([]);
});

it('timetable search: further steps reduce the cost', () => {
  const early = search(faculty, 0).violations.cost;
  const late = search(faculty, 30_000).violations.cost;
  expect(late).toBeLessThan(early / 2);
});

it('timetable search: finds the timetable without costs if there is one', () => {
  const small = problem({
    series: [
      series('Algebra', { minDays: 2 }),
      series('Physics', { minDays: 2 }),
      series('Seminar', { groups: ['102'], students: 5, lessons: 2 }),
    ],
  });
  expect(search(small, 16_000).violations).toEqual({ hard: [], soft: [], cost: 0 });
});

it('timetable search: lessons with a fixed place keep it, even when they clash', () => {
  const fixed = [
    { slot: 3, room: 1 },
    { slot: 8, room: 2 },
  ];
  const [first, second, ...others] = faculty.series;
  const changed = [
    { ...(first ?? series('first')), lessons: 3, fixed },
    { ...(second ?? series('second')), lessons: 2, fixed: fixed.slice(0, 1) },
    ...others,
  ];
  const { placements, violations } = search({ ...faculty, series: changed }, 16_000);
  expect(placements.slice(0, 2)).toEqual(fixed);
  expect(placements[3]).toEqual(fixed[0]);
  const clash = violations.hard.find(({ kind }) => kind === 'room');
  expect(clash).toMatchObject({ name: 'room 1' });
});

it('timetable search: names the lessons of an impossible timetable that have no place', () => {
  const crowded = problem({
    periods: 1,
    series: [series('Algebra', { lessons: 2 }), series('Physics', { lessons: 1, educators: [] })],
  });
  const { placements, violations } = search(crowded, 16_000);
  expect(placements.filter((place) => place !== null)).toHaveLength(2);
  expect(violations.hard.map(({ kind }) => kind)).toEqual(['unplaced']);
});

it('timetable search: leaves a lesson without a place when none of its slots or rooms is allowed', () => {
  const closed = problem({
    series: [series('Algebra', { slots: [] }), series('Physics', { rooms: [] }), series('Chemistry')],
  });
  const { violations } = search(closed, 16_000);
  expect(
    violations.hard.map((one) =>
      one.kind === 'unplaced' ? `${one.lesson.series} ${one.lesson.lesson}` : one.kind,
    ),
  ).toEqual(['Algebra 0', 'Algebra 1', 'Physics 0', 'Physics 1']);
});

it('timetable search: lessons that are hard to place displace others', () => {
  // All four slots are needed, two of them by lessons that fit nowhere else.
  const tight = problem({
    periods: 2,
    series: [
      series('Algebra', { lessons: 2 }),
      series('Physics', { lessons: 1, slots: [0] }),
      series('Chemistry', { lessons: 1, slots: [0, 1] }),
    ],
  });
  expect(search(tight, 16_000).violations.hard).toEqual([]);
});

it('timetable search: a problem without lessons has an empty timetable', () => {
  expect(search(problem(), 16_000)).toMatchObject({ placements: [], violations: { cost: 0 } });
});
