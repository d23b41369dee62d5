import { expect, it } from 'vitest';
import { defaultCalendar } from '../academic-calendar.ts';
import { clashingLessons } from '../clashes.ts';
import { lesson } from '../planned.fixture.ts';
import type { Planned } from '../planned.ts';
import { currentPlacements, lessonsFromPlacements, problemFromLessons } from './from-lessons.ts';
import type { Slot } from '../week-slots.ts';
import { type LessonsContext, slotsOfTerm } from './joint-lessons.ts';
import { searchTimetable } from './search.ts';

const context: LessonsContext = {
  term: lesson.term,
  calendar: defaultCalendar,
  rooms: [
    { label: '512-4 к.', seats: 60, type: 'lecture' },
    { label: '514-4 к.', seats: 30, type: 'lecture' },
    { label: '601-4 к.', seats: 15, type: 'computers' },
    { label: '602-4 к.', seats: null, type: 'computers' },
  ],
  studentsOf: () => 24,
  isFixed: () => false,
};

/** Searches for a new timetable of the lessons; returns them in order of their ids. */
function rearranged(lessons: readonly Planned[], changes: Partial<LessonsContext> = {}) {
  const lessonsProblem = problemFromLessons(lessons, { ...context, ...changes });
  const { placements, violations } = searchTimetable(lessonsProblem.problem, {
    seed: 1,
    progress: (steps) => steps / 16_000,
  });
  const found = lessonsFromPlacements(lessonsProblem, placements).toSorted((a, b) => a.id - b.id);
  return { ...lessonsProblem, violations, found };
}

/** Six groups with eight lessons each, all at the same time. */
const heap: Planned[] = Array.from({ length: 48 }, (_, index) => ({
  ...lesson,
  id: index + 1,
  subject: `subject ${index % 4}`,
  groupIds: [index % 6],
  employeeIds: [index % 7],
  subgroup: index % 5 === 0 ? 1 : 0,
  weeks: index % 8 === 0 ? [1, 3] : null,
  rooms: [index % 3 === 0 ? '601-4 к.' : '512-4 к.'],
}));

it('timetable search: lessons of a term are rearranged until there are no clashes', () => {
  expect(clashingLessons(heap, defaultCalendar)).toHaveLength(48);
  const { found, violations } = rearranged(heap);
  expect(violations.hard).toEqual([]);
  expect(found).toHaveLength(48);
  expect(clashingLessons(found, defaultCalendar)).toEqual([]);
});

it('timetable search: a timetable without clashes is kept when the search is stopped immediately', () => {
  const { found } = rearranged(heap);
  const lessonsProblem = problemFromLessons(found, context);
  const start = currentPlacements(lessonsProblem);
  const { placements, violations } = searchTimetable(lessonsProblem.problem, {
    seed: 2,
    progress: () => 1,
    start,
  });
  expect(violations.hard).toEqual([]);
  expect(placements).toEqual(start);
  const worse = searchTimetable(lessonsProblem.problem, {
    seed: 2,
    progress: (steps) => steps / 2_000,
    start,
  });
  expect(worse.violations.cost).toBeLessThanOrEqual(violations.cost);
});

it('timetable search: lessons of one room type never move to another', () => {
  const { found } = rearranged(heap);
  const typeOf = ({ rooms }: Planned) => context.rooms.find(({ label }) => label === rooms[0])?.type;
  const types = heap.map((one) => typeOf(one));
  expect(found.map((one) => typeOf(one))).toEqual(types);
});

it('timetable search: entries of a joint lesson move together', () => {
  const joint = [10, 11, 12].map((group) => ({ ...lesson, id: group, groupIds: [group] }));
  const other = { ...lesson, id: 20, subject: 'another', groupIds: [10] };
  const { lessons, problem, found } = rearranged([...joint, other]);
  expect(lessons).toHaveLength(2);
  expect(problem.series.map(({ students }) => students)).toEqual([72, 24]);
  const [first, ...others] = found.filter(({ id }) => id !== 20);
  for (const entry of others)
    expect(entry).toMatchObject({ day: first?.day, startTime: first?.startTime, rooms: first?.rooms });
});

it('timetable search: lessons of different weeks and of different subgroups do not clash', () => {
  const inWeeks = { ...lesson, weeks: [1, 3], rooms: ['601-4 к.'] };
  const { problem } = problemFromLessons(
    [
      inWeeks,
      { ...inWeeks, id: 2, weeks: [2, 4] },
      { ...lesson, id: 3, subgroup: 1, employeeIds: [21] },
      { ...lesson, id: 4, subgroup: 2, employeeIds: [22] },
    ],
    context,
  );
  const [odd, even, first, second] = problem.series;
  const areApart = (one = odd, other = odd) =>
    !one?.groups.some((group) => other?.groups.includes(group)) &&
    !one?.educators.some((educator) => other?.educators.includes(educator));
  expect(areApart(odd, even)).toBe(true);
  expect(areApart(first, second)).toBe(true);
  expect(areApart(odd, first)).toBe(false);
  expect(first?.students).toBe(12);
});

it('timetable search: fixed lessons keep their place, and others avoid it', () => {
  const fixed = { ...lesson, id: 1 };
  const others = [2, 3, 4].map((id) => ({ ...lesson, id, subject: 'another' }));
  const { found } = rearranged([fixed, ...others], { isFixed: ({ id }) => id === 1 });
  expect(found.map(({ id }) => id)).toEqual([2, 3, 4]);
  expect(clashingLessons([fixed, ...found], defaultCalendar)).toEqual([]);
});

it('timetable search: a lesson stays without a place rather than beside a fixed one whose room another has in other weeks', () => {
  const inTurn = [
    { ...lesson, id: 1, weeks: [1, 3] },
    { ...lesson, id: 2, weeks: [2, 4], subject: 'another', groupIds: [11], employeeIds: [21] },
  ];
  const isOther = ({ day, startTime }: Slot) => day !== lesson.day || startTime !== lesson.startTime;
  const busy = slotsOfTerm(context.term, defaultCalendar)
    .filter(isOther)
    .map((slot, index) => ({ ...lesson, ...slot, id: 100 + index, rooms: [], employeeIds: [] }));
  const waiting = { ...lesson, id: 3, subject: 'third', employeeIds: [22], rooms: ['601-4 к.'] };
  const { found, violations } = rearranged([...inTurn, ...busy, waiting], { isFixed: ({ id }) => id !== 3 });
  expect(found).toEqual([]);
  expect(violations.hard.filter(({ kind }) => kind === 'unplaced')).toHaveLength(1);
});

it('timetable search: no lesson is moved beside fixed ones that share their rooms', () => {
  // Pairs of lessons in one room, in alternate weeks, at every time of two days.
  const inTurn = slotsOfTerm(context.term, defaultCalendar)
    .filter(({ day }) => day <= 2)
    .flatMap((slot, index) =>
      [1, 2].map((half) => ({
        ...lesson,
        ...slot,
        id: 1000 + 2 * index + half,
        weeks: half === 1 ? [1, 3] : [2, 4],
        groupIds: [(index + 3 * half) % 6],
        employeeIds: [(index + half) % 7],
        rooms: ['601-4 к.'],
      })),
    );
  const { found } = rearranged([...inTurn, ...heap], { isFixed: ({ id }) => id > 1000 });
  expect(found.length).toBeGreaterThan(40);
  expect(clashingLessons([...inTurn, ...found], defaultCalendar)).toEqual([]);
});

it('timetable search: a lesson across two pairs keeps its place and takes both', () => {
  const long = { ...lesson, startTime: '09:00', endTime: '11:55' };
  const { problem, lessons } = problemFromLessons([long], context);
  expect(problem.series).toMatchObject([{ lessons: 2, fixed: [{ room: 0 }, { room: 0 }] }]);
  expect(lessons).toEqual([[], []]);
});

it('timetable search: lessons without a stored room keep the text of their room', () => {
  const gyms = [1, 2].map((id) => ({ ...lesson, id, rooms: ['gym'], groupIds: [id], employeeIds: [id] }));
  const { found, violations } = rearranged(gyms);
  expect(violations.hard).toEqual([]);
  expect(found.map(({ rooms }) => rooms)).toEqual([['gym'], ['gym']]);
});

it('timetable search: lessons of other terms, announcements and the session are ignored', () => {
  const others = [
    { ...lesson, term: '2027-spring' as const },
    { ...lesson, isExam: true },
    { ...lesson, isExam: true, date: '2027-01-12' as const },
    { ...lesson, isAnnouncement: true },
  ];
  expect(problemFromLessons(others, context).problem.series).toEqual([]);
});

it('timetable search: lessons avoid one that is on a single day', () => {
  // 8 September 2026 is a Tuesday.
  const once = { ...lesson, id: 1, subject: 'another', date: '2026-09-08' as const };
  const { found } = rearranged([once, { ...lesson, id: 2 }]);
  expect(found.map(({ id }) => id)).toEqual([2]);
  expect(clashingLessons([once, ...found], defaultCalendar)).toEqual([]);
});
