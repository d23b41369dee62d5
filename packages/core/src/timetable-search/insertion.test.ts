import { expect, it } from 'vitest';
import { keepBest, startAnnealer } from './annealer.ts';
import { emptyAssignment, place, remove, UNPLACED } from './assignment.ts';
import { insert, insertIfFree, startCounts, waitingLessons } from './insertion.ts';
import { at } from './ints.ts';
import { problem, series } from './problem.fixture.ts';
import { startRandom } from './random.ts';
import { tablesOf } from './tables.ts';

// Lesson 0 fits in slot 0 only, where it clashes with lesson 1.
const tables = tablesOf(
  problem({
    series: [
      series('Physics', { lessons: 1, slots: [0], students: 20 }),
      series('Algebra', { lessons: 1 }),
      series('History', { lessons: 1, groups: ['102'], students: 5 }),
    ],
  }),
);

it('timetable search: a lesson with one possible slot displaces only the lesson that clashes there', () => {
  const state = emptyAssignment(tables);
  place(tables, state, 1, 0, 1);
  place(tables, state, 2, 1, 0);
  expect(insertIfFree(tables, state, 0)).toBe(false);
  expect(insert(tables, state, startCounts(tables), startRandom(1), 0)).toBe(true);
  expect([...state.slotOf]).toEqual([0, UNPLACED, 1]);
  expect([...state.roomOf]).toEqual([0, UNPLACED, 0]);
  expect(waitingLessons(tables, state)).toEqual([1]);
});

it('timetable search: a lesson displaces the lesson that was displaced less often', () => {
  const oneRoom = tablesOf(
    problem({
      rooms: [{ id: 'hall', seats: 20 }],
      series: ['Physics', 'Algebra', 'History'].map((id, index) =>
        series(id, {
          lessons: 1,
          slots: index === 0 ? [0, 1] : [0, 1].slice(index - 1, index),
        }),
      ),
    }),
  );
  const counts = startCounts(oneRoom);
  counts[1] = 5;
  const slotsWith = (seed: number): number[] => {
    const full = emptyAssignment(oneRoom);
    place(oneRoom, full, 1, 0, 0);
    place(oneRoom, full, 2, 1, 0);
    insert(oneRoom, full, counts, startRandom(seed), 0);
    return [...full.slotOf];
  };
  for (const seed of [1, 2, 3, 4, 5]) expect(slotsWith(seed)).toEqual([1, 0, UNPLACED]);
});

it('timetable search: a timetable with fewer lessons at a lower cost is not better', () => {
  const state = emptyAssignment(tables);
  for (const lesson of [0, 2]) insertIfFree(tables, state, lesson);
  const annealer = startAnnealer(tables, state, startRandom(1));
  remove(tables, state, 2);
  state.cost = 0;
  keepBest(annealer);
  expect(at(annealer.best.slotOf, 2)).not.toBe(UNPLACED);
});
