import { type Assignment, place, remove, UNPLACED } from './assignment.ts';
import { add, at } from './ints.ts';
import { below, type Random } from './random.ts';
import { FORBIDDEN, type Tables } from './tables.ts';

/**
 * Places lessons, removing others when no place is free. Each lesson counts how often it had to remove others, and the
 * lessons with the lowest counts are removed: lessons that are easy to place make way for those that are hard to place,
 * and no two lessons replace each other forever.
 */
export type Counts = Int32Array;

export const startCounts = ({ lessons }: Tables): Counts => new Int32Array(lessons).fill(1);

/** Weight of the counts: missing seats, which are below this number, only decide between places with equal counts. */
const COUNT_SCALE = 1000;

/** Returns the sum of the counts of the lessons that block a slot for a series; FORBIDDEN if one of them is fixed. */
function countOfBlockers(
  tables: Tables,
  state: Assignment,
  counts: Counts,
  series: number,
  slot: number,
): number {
  const cell = series * tables.slots + slot;
  const blocked = at(state.blocked, cell);
  if (blocked === 0) return 0;
  if (blocked >= FORBIDDEN) return FORBIDDEN;
  let sum = 0;
  let found = 0;
  for (let room = 0; room < tables.rooms; room += 1) {
    const lesson = at(state.lessonAt, slot * tables.rooms + room);
    if (lesson === UNPLACED || !areClashing(tables, series, lesson)) continue;
    found += 1;
    sum += at(tables.isFixed, lesson) === 1 ? FORBIDDEN : at(counts, lesson);
  }
  // Fixed lessons may share a room, for which only the last of them is stored.
  return found < blocked ? FORBIDDEN : sum;
}

const areClashing = (tables: Tables, series: number, lesson: number): boolean =>
  at(tables.clashes, series * tables.series + at(tables.seriesOf, lesson)) === 1;

/** Returns the count of the lesson that has a room in a slot; 0 if it is free or counted as a blocker already. */
function countInRoom(
  tables: Tables,
  state: Assignment,
  counts: Counts,
  series: number,
  cell: number,
): number {
  const lesson = at(state.lessonAt, cell);
  if (lesson === UNPLACED) return 0;
  if (at(tables.isFixed, lesson) === 1) return FORBIDDEN;
  return areClashing(tables, series, lesson) ? 0 : at(counts, lesson);
}

/** Returns the slot and room, as one number, for which the lessons with the lowest counts have to be removed; -1 for none. */
function easiestPlace(
  tables: Tables,
  state: Assignment,
  counts: Counts,
  random: Random,
  series: number,
): number {
  let best = FORBIDDEN * COUNT_SCALE;
  let chosen = -1;
  let ties = 0;
  for (let slot = 0; slot < tables.slots; slot += 1) {
    const blockers = countOfBlockers(tables, state, counts, series, slot);
    if (blockers >= FORBIDDEN) continue;
    for (let room = 0; room < tables.rooms; room += 1) {
      const crowding = at(tables.crowding, series * tables.rooms + room);
      const cell = slot * tables.rooms + room;
      const count = blockers + countInRoom(tables, state, counts, series, cell);
      if (crowding >= FORBIDDEN || count >= FORBIDDEN) continue;
      const score = count * COUNT_SCALE + Math.min(crowding, COUNT_SCALE - 1);
      if (score > best) continue;
      ties = score < best ? 1 : ties + 1;
      best = score;
      if (below(random, ties) === 0) chosen = cell;
    }
  }
  return chosen;
}

/**
 * Places a lesson in its easiest place, removing the lessons there. Returns false if fixed lessons or closed slots
 * leave no place.
 */
export function insert(
  tables: Tables,
  state: Assignment,
  counts: Counts,
  random: Random,
  lesson: number,
): boolean {
  const series = at(tables.seriesOf, lesson);
  const chosen = easiestPlace(tables, state, counts, random, series);
  if (chosen < 0) return false;
  const slot = Math.floor(chosen / tables.rooms);
  const before = state.unplaced;
  for (let cell = slot * tables.rooms; cell < (slot + 1) * tables.rooms; cell += 1) {
    const there = at(state.lessonAt, cell);
    if (there !== UNPLACED && (cell === chosen || areClashing(tables, series, there)))
      remove(tables, state, there);
  }
  if (state.unplaced > before) add(counts, lesson, 1);
  place(tables, state, lesson, slot, chosen % tables.rooms);
  return true;
}

/** Places a lesson if one of its slots and rooms is free, without removing others. */
export function insertIfFree(tables: Tables, state: Assignment, lesson: number): boolean {
  const series = at(tables.seriesOf, lesson);
  for (let slot = 0; slot < tables.slots; slot += 1) {
    if (at(state.blocked, series * tables.slots + slot) > 0) continue;
    for (let room = 0; room < tables.rooms; room += 1) {
      if (at(state.lessonAt, slot * tables.rooms + room) !== UNPLACED) continue;
      if (at(tables.crowding, series * tables.rooms + room) >= FORBIDDEN) continue;
      place(tables, state, lesson, slot, room);
      return true;
    }
  }
  return false;
}

/**
 * Returns the number of free slots of a series minus the number of series that it clashes with. Lessons with a low
 * value are hard to place.
 */
function freedom(tables: Tables, state: Assignment, series: number): number {
  let free = at(tables.clashFrom, series) - at(tables.clashFrom, series + 1);
  for (let slot = 0; slot < tables.slots; slot += 1)
    if (at(state.blocked, series * tables.slots + slot) === 0) free += 1;
  return free;
}

/** Returns the movable lessons without a place, those that are hard to place first. */
export function waitingLessons(tables: Tables, state: Assignment): number[] {
  return [...tables.movable]
    .filter((lesson) => at(state.slotOf, lesson) === UNPLACED)
    .map((lesson) => ({ lesson, freedom: freedom(tables, state, at(tables.seriesOf, lesson)) }))
    .toSorted((a, b) => a.freedom - b.freedom)
    .map(({ lesson }) => lesson);
}
