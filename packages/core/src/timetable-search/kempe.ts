import { type Assignment, block, occupy, UNPLACED, vacate } from './assignment.ts';
import { at } from './ints.ts';
import { FORBIDDEN, type Tables } from './tables.ts';

/**
 * Exchanges lessons between two slots: one lesson moves, the lessons that clash with it there move back, those that
 * clash with them follow, and so on (a Kempe chain). It reaches timetables that single moves cannot reach.
 */
export interface Chain {
  /** The lessons of the chain: the first `length` entries, with their former places. */
  lessons: Int32Array;
  slots: Int32Array;
  rooms: Int32Array;
  length: number;
  /** The round in which each lesson was last in the chain. */
  stamps: Int32Array;
  round: number;
}

/** Longer chains nearly always cost more than is accepted. */
const LONGEST = 10;

/** Returns a chain that is reused for each exchange, to avoid allocations. */
export const emptyChain = ({ lessons }: Tables): Chain => ({
  lessons: new Int32Array(LONGEST + 1),
  slots: new Int32Array(LONGEST + 1),
  rooms: new Int32Array(LONGEST + 1),
  length: 0,
  stamps: new Int32Array(lessons),
  round: 0,
});

/** Adds a lesson with its place to the chain. */
function join(state: Assignment, chain: Chain, lesson: number): void {
  const { length } = chain;
  chain.lessons[length] = lesson;
  chain.slots[length] = at(state.slotOf, lesson);
  chain.rooms[length] = at(state.roomOf, lesson);
  chain.stamps[lesson] = chain.round;
  chain.length = length + 1;
}

/**
 * Collects the chain of a lesson; returns whether all of its lessons may move. Two lessons of one series would only
 * exchange their places.
 */
function collect(
  tables: Tables,
  state: Assignment,
  chain: Chain,
  lesson: number,
  from: number,
  to: number,
): boolean {
  const { seriesOf, rooms, slots, clashes } = tables;
  chain.round += 1;
  chain.length = 0;
  join(state, chain, lesson);
  for (let index = 0; index < chain.length; index += 1) {
    const current = at(chain.lessons, index);
    const series = at(seriesOf, current);
    const opposite = at(chain.slots, index) === from ? to : from;
    const blocked = at(state.blocked, series * slots + opposite);
    if (blocked >= FORBIDDEN || at(tables.isFixed, current) === 1) return false;
    if (blocked === 0) continue;
    if (blocked === 1) {
      const only = at(state.blockers, series * slots + opposite);
      if (at(chain.stamps, only) === chain.round) continue;
      if (at(seriesOf, only) === series || chain.length === LONGEST) return false;
      join(state, chain, only);
      continue;
    }
    let found = 0;
    for (let room = 0; room < rooms; room += 1) {
      const other = at(state.lessonAt, opposite * rooms + room);
      if (other === UNPLACED || at(clashes, series * tables.series + at(seriesOf, other)) === 0) continue;
      found += 1;
      if (at(chain.stamps, other) === chain.round) continue;
      if (chain.length === LONGEST) return false;
      join(state, chain, other);
    }
    // Fixed lessons may share a room, for which only the last of them is stored.
    if (found < blocked) return false;
  }
  return true;
}

/** Returns the free room of a slot with the lowest cost, the former one if equal; -1 when all are taken. */
function cheapestRoom(
  tables: Tables,
  state: Assignment,
  series: number,
  slot: number,
  former: number,
): number {
  let chosen = -1;
  let lowest = FORBIDDEN;
  for (let room = 0; room < tables.rooms; room += 1) {
    if (at(state.lessonAt, slot * tables.rooms + room) !== UNPLACED) continue;
    let cost = at(tables.crowding, series * tables.rooms + room) * 2;
    if (at(state.inRoom, series * tables.rooms + room) === 0) cost += tables.roomWeight * 2;
    if (room === former) cost -= 1;
    if (cost < lowest) {
      lowest = cost;
      chosen = room;
    }
  }
  return chosen;
}

/** Moves the chain to the other slot, as far as there are rooms; returns the number of lessons moved. */
function moveChain(tables: Tables, state: Assignment, chain: Chain, from: number, to: number): number {
  const { lessons, length } = chain;
  for (let index = 0; index < length; index += 1) vacate(tables, state, at(lessons, index));
  for (let index = 0; index < length; index += 1) {
    const lesson = at(lessons, index);
    const slot = at(chain.slots, index) === from ? to : from;
    const room = cheapestRoom(tables, state, at(tables.seriesOf, lesson), slot, at(chain.rooms, index));
    if (room < 0) return index;
    occupy(tables, state, lesson, slot, room);
  }
  return length;
}

/** Exchanges a lesson's chain between its slot and another, if that increases the cost by at most `limit`. */
export function exchangeChain(
  tables: Tables,
  state: Assignment,
  chain: Chain,
  lesson: number,
  to: number,
  limit: number,
): boolean {
  const from = at(state.slotOf, lesson);
  if (!collect(tables, state, chain, lesson, from, to)) return false;
  const { lessons, slots, rooms, length } = chain;
  const before = state.cost;
  const moved = moveChain(tables, state, chain, from, to);
  if (moved === length && state.cost - before <= limit) {
    for (let index = 0; index < length; index += 1) {
      const one = at(lessons, index);
      block(tables, state, one, at(slots, index), -1);
      block(tables, state, one, at(state.slotOf, one), 1);
    }
    return true;
  }
  for (let index = 0; index < moved; index += 1) vacate(tables, state, at(lessons, index));
  for (let index = 0; index < length; index += 1)
    occupy(tables, state, at(lessons, index), at(slots, index), at(rooms, index));
  return false;
}
