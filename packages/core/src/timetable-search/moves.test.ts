import { expect, it } from 'vitest';
import { type Assignment, emptyAssignment, restore, UNPLACED } from './assignment.ts';
import { insert, startCounts } from './insertion.ts';
import { at } from './ints.ts';
import { emptyChain, exchangeChain } from './kempe.ts';
import { changeRoom, moveLesson } from './moves.ts';
import { inventedFaculty } from './problem.fixture.ts';
import type { Placements } from './problem.ts';
import { below, startRandom } from './random.ts';
import { type Tables, tablesOf } from './tables.ts';
import { findViolations } from './violations.ts';

const placementsOf = ({ slotOf, roomOf }: Assignment): Placements =>
  [...slotOf].map((slot, lesson) => (slot === UNPLACED ? null : { slot, room: at(roomOf, lesson) }));

/** Returns an assignment with as many lessons as fit. */
function filled(tables: Tables, seed: number): Assignment {
  const state = emptyAssignment(tables);
  const counts = startCounts(tables);
  for (const lesson of tables.movable) insert(tables, state, counts, startRandom(seed + lesson), lesson);
  return state;
}

it('timetable search: the cost after each move equals that of a full evaluation, and no lesson clashes', () => {
  const problem = inventedFaculty(3);
  const tables = tablesOf(problem);
  const state = filled(tables, 3);
  const chain = emptyChain(tables);
  const random = startRandom(3);
  const kinds = ['room', 'lesson', 'chain'] as const;
  const accepted = { room: 0, lesson: 0, chain: 0 };
  const wrong: unknown[] = [];
  for (let step = 0; step < 4000; step += 1) {
    const kind = kinds[step % 3] ?? 'lesson';
    const lesson = below(random, tables.lessons);
    const slot = below(random, tables.slots);
    const room = below(random, tables.rooms);
    const limit = below(random, 30) - 5;
    if (at(state.slotOf, lesson) === UNPLACED || at(state.slotOf, lesson) === slot) continue;
    const move = {
      room: () => changeRoom(tables, state, lesson, room, limit),
      lesson: () => moveLesson(tables, state, random, lesson, slot, room, limit),
      chain: () => exchangeChain(tables, state, chain, lesson, slot, limit),
    }[kind];
    const before = state.cost;
    const isAccepted = move();
    if (!isAccepted && state.cost !== before) wrong.push({ step, kind });
    if (!isAccepted) continue;
    accepted[kind] += 1;
    const { hard, cost } = findViolations(problem, placementsOf(state));
    const clashes = hard.filter((one) => one.kind !== 'unplaced');
    if (cost - before > limit || cost !== state.cost || clashes.length > 0)
      wrong.push({ step, kind, cost, clashes });
  }
  expect(wrong).toEqual([]);
  expect(Math.min(...Object.values(accepted))).toBeGreaterThan(100);
});

it('timetable search: after random moves the counts equal those of placing the lessons one by one', () => {
  const tables = tablesOf(inventedFaculty(4));
  const state = filled(tables, 4);
  const chain = emptyChain(tables);
  const random = startRandom(4);
  for (let step = 0; step < 2000; step += 1) {
    const lesson = below(random, tables.lessons);
    const slot = below(random, tables.slots);
    const room = below(random, tables.rooms);
    if (at(state.slotOf, lesson) === UNPLACED || at(state.slotOf, lesson) === slot) continue;
    if (step % 3 === 0) changeRoom(tables, state, lesson, room, 20);
    else if (step % 3 === 1) moveLesson(tables, state, random, lesson, slot, room, 20);
    else exchangeChain(tables, state, chain, lesson, slot, 20);
  }
  const same = emptyAssignment(tables);
  restore(tables, same, state);
  expect(same).toEqual(state);
});
