import { type Assignment, place, remove, UNPLACED } from './assignment.ts';
import { daysDelta, isolatedDelta, isolatedDeltaBeside, roomDelta } from './deltas.ts';
import { at } from './ints.ts';
import { below, type Random } from './random.ts';
import { type Tables } from './tables.ts';

/** Moves of placed lessons. Each is rejected when its penalty exceeds `limit`, and changes nothing then. */

/** Exchanges the places of two lessons in one slot, or moves one to a free room of its slot. */
export function changeRoom(
  tables: Tables,
  state: Assignment,
  lesson: number,
  room: number,
  limit: number,
): boolean {
  const { seriesOf, rooms } = tables;
  const slot = at(state.slotOf, lesson);
  const from = at(state.roomOf, lesson);
  if (from === room) return false;
  const other = at(state.lessonAt, slot * rooms + room);
  let delta = roomDelta(tables, state, at(seriesOf, lesson), from, room);
  if (other !== UNPLACED) {
    if (at(tables.isFixed, other) === 1) return false;
    delta += roomDelta(tables, state, at(seriesOf, other), room, from);
  }
  if (delta > limit) return false;
  remove(tables, state, lesson);
  if (other !== UNPLACED) {
    remove(tables, state, other);
    place(tables, state, other, slot, from);
  }
  place(tables, state, lesson, slot, room);
  return true;
}

/**
 * Moves a lesson to another slot and room. A single lesson that blocks either of them moves to the former slot in exchange.
 */
export function moveLesson(
  tables: Tables,
  state: Assignment,
  random: Random,
  lesson: number,
  slot: number,
  target: number,
  limit: number,
): boolean {
  const { seriesOf, rooms, slots } = tables;
  const series = at(seriesOf, lesson);
  const blocked = at(state.blocked, series * slots + slot);
  if (blocked > 1) return false;
  const from = at(state.slotOf, lesson);
  const fromRoom = at(state.roomOf, lesson);
  let room = target;
  const isClash = blocked === 1;
  const other = isClash ? at(state.blockers, series * slots + slot) : at(state.lessonAt, slot * rooms + room);
  if (other === UNPLACED) {
    let delta =
      roomDelta(tables, state, series, fromRoom, room) + daysDelta(tables, state, series, from, slot);
    if (delta - at(tables.isolatedGain, series) > limit) return false;
    delta += isolatedDelta(tables, state, series, from, slot);
    if (delta > limit) return false;
    remove(tables, state, lesson);
    place(tables, state, lesson, slot, room);
    return true;
  }
  if (at(tables.isFixed, other) === 1) return false;
  const otherSeries = at(seriesOf, other);
  if (otherSeries === series) return false;
  const inReturn = at(state.blocked, otherSeries * slots + from) - (isClash ? 1 : 0);
  if (inReturn !== 0) return false;
  const otherRoom = at(state.roomOf, other);
  let backRoom = fromRoom;
  if (isClash) {
    const there = at(state.lessonAt, slot * rooms + room);
    if (there !== UNPLACED && there !== other) room = otherRoom;
    if (at(state.lessonAt, from * rooms + otherRoom) === UNPLACED && below(random, 2) === 0)
      backRoom = otherRoom;
  }
  let delta =
    roomDelta(tables, state, series, fromRoom, room) +
    roomDelta(tables, state, otherSeries, otherRoom, backRoom) +
    daysDelta(tables, state, series, from, slot) +
    daysDelta(tables, state, otherSeries, slot, from);
  if (delta - at(tables.isolatedGain, series) - at(tables.isolatedGain, otherSeries) > limit) return false;
  if (isClash) {
    delta += isolatedDeltaBeside(tables, state, series, from, slot, otherSeries);
    delta += isolatedDeltaBeside(tables, state, otherSeries, slot, from, series);
  } else {
    delta += isolatedDelta(tables, state, series, from, slot);
    delta += isolatedDelta(tables, state, otherSeries, slot, from);
  }
  if (delta > limit) return false;
  remove(tables, state, lesson);
  remove(tables, state, other);
  place(tables, state, lesson, slot, room);
  place(tables, state, other, from, backRoom);
  return true;
}
