import { type Assignment, place, remove, UNPLACED } from './assignment.ts';
import { daysDelta, isolatedDelta, NO_SERIES, roomDelta } from './deltas.ts';
import { add, at } from './ints.ts';
import { below, type Random } from './random.ts';
import type { Tables } from './tables.ts';

/** Moves of placed lessons. A move that would increase the cost by more than `limit` is rejected and changes nothing. */

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
  putInRoom(tables, state, lesson, room);
  state.lessonAt[slot * rooms + from] = UNPLACED;
  if (other !== UNPLACED) putInRoom(tables, state, other, from);
  state.cost += delta;
  return true;
}

/** Moves a lesson to a room of its slot, which changes only the counts of rooms. */
function putInRoom(tables: Tables, state: Assignment, lesson: number, room: number): void {
  const series = at(tables.seriesOf, lesson);
  const row = series * tables.rooms;
  const from = at(state.roomOf, lesson);
  add(state.inRoom, row + from, -1);
  if (at(state.inRoom, row + from) === 0) add(state.roomsUsed, series, -1);
  add(state.inRoom, row + room, 1);
  if (at(state.inRoom, row + room) === 1) add(state.roomsUsed, series, 1);
  state.roomOf[lesson] = room;
  state.lessonAt[at(state.slotOf, lesson) * tables.rooms + room] = lesson;
}

/** Moves a lesson to another slot and a room that is free then. */
function moveToFreeRoom(
  tables: Tables,
  state: Assignment,
  lesson: number,
  slot: number,
  room: number,
  limit: number,
): boolean {
  const series = at(tables.seriesOf, lesson);
  const from = at(state.slotOf, lesson);
  let delta =
    roomDelta(tables, state, series, at(state.roomOf, lesson), room) +
    daysDelta(tables, state, series, from, slot);
  // Isolated lessons take the longest to count, and most moves are rejected before.
  if (delta - at(tables.isolatedGain, series) > limit) return false;
  delta += isolatedDelta(tables, state, series, from, slot, NO_SERIES);
  if (delta > limit) return false;
  remove(tables, state, lesson);
  place(tables, state, lesson, slot, room);
  return true;
}

/** Exchanges the slots of two lessons, which get the rooms `room` and `otherRoom` there. */
function exchangeSlots(
  tables: Tables,
  state: Assignment,
  lesson: number,
  room: number,
  other: number,
  otherRoom: number,
  limit: number,
): boolean {
  const series = at(tables.seriesOf, lesson);
  const otherSeries = at(tables.seriesOf, other);
  const from = at(state.slotOf, lesson);
  const to = at(state.slotOf, other);
  let delta =
    roomDelta(tables, state, series, at(state.roomOf, lesson), room) +
    roomDelta(tables, state, otherSeries, at(state.roomOf, other), otherRoom) +
    daysDelta(tables, state, series, from, to) +
    daysDelta(tables, state, otherSeries, to, from);
  if (delta - at(tables.isolatedGain, series) - at(tables.isolatedGain, otherSeries) > limit) return false;
  delta += isolatedDelta(tables, state, series, from, to, otherSeries);
  delta += isolatedDelta(tables, state, otherSeries, to, from, series);
  if (delta > limit) return false;
  remove(tables, state, lesson);
  remove(tables, state, other);
  place(tables, state, lesson, to, room);
  place(tables, state, other, from, otherRoom);
  return true;
}

/**
 * Moves a lesson to another slot and room. If a single lesson prevents that, by a clash or because it has the room, the
 * two lessons exchange their slots.
 */
export function moveLesson(
  tables: Tables,
  state: Assignment,
  random: Random,
  lesson: number,
  slot: number,
  room: number,
  limit: number,
): boolean {
  const { seriesOf, rooms, slots } = tables;
  const series = at(seriesOf, lesson);
  const blocked = at(state.blocked, series * slots + slot);
  if (blocked > 1) return false;
  const inRoom = at(state.lessonAt, slot * rooms + room);
  const other = blocked === 1 ? at(state.blockers, series * slots + slot) : inRoom;
  if (other === UNPLACED) return moveToFreeRoom(tables, state, lesson, slot, room, limit);
  const otherSeries = at(seriesOf, other);
  const from = at(state.slotOf, lesson);
  if (at(tables.isFixed, other) === 1 || otherSeries === series) return false;
  // Where the lessons clash, one of those that block the other is the lesson itself.
  if (at(state.blocked, otherSeries * slots + from) !== blocked) return false;
  const otherRoom = at(state.roomOf, other);
  const isRoomFree = inRoom === UNPLACED || inRoom === other;
  const canKeepRoom = at(state.lessonAt, from * rooms + otherRoom) === UNPLACED;
  const otherKeeps = canKeepRoom && below(random, 2) === 0;
  return exchangeSlots(
    tables,
    state,
    lesson,
    isRoomFree ? room : otherRoom,
    other,
    otherKeeps ? otherRoom : at(state.roomOf, lesson),
    limit,
  );
}
