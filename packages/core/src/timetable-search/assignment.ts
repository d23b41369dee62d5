import { add, at } from './ints.ts';
import type { Tables } from './tables.ts';

/**
 * Places of all lessons, with the counts from which the cost of a move is computed. A movable lesson is only placed in
 * a slot without clashes, so groups have at most one movable lesson in a slot.
 */
export interface Assignment {
  /** Slot and room of each lesson, -1 without a place. */
  slotOf: Int32Array;
  roomOf: Int32Array;
  /** Slot × room: the lesson there, -1 for none. */
  lessonAt: Int32Array;
  /**
   * Series × slot: number of lessons there that clash with the series, plus FORBIDDEN if it may not take place there.
   */
  blocked: Int32Array;
  /** Series × slot: sum of the numbers of these lessons, so that a single lesson can be identified. */
  blockers: Int32Array;
  /** Series × day: lessons of the series. */
  onDay: Int32Array;
  /** Series × room: lessons of the series. */
  inRoom: Int32Array;
  /** Number of days and of rooms that each series uses. */
  daysUsed: Int32Array;
  roomsUsed: Int32Array;
  /** Group × day: bits of the periods with a lesson. */
  busy: Int32Array;
  /** Number of lessons without a place. */
  unplaced: number;
  /** Cost of the soft violations; lessons without a place only cost days. */
  cost: number;
}

export const UNPLACED = -1;

/** Returns an assignment without any lesson. */
export function emptyAssignment(tables: Tables): Assignment {
  const { series, slots, rooms, days, groups, lessons, minDays, dayWeight } = tables;
  return {
    slotOf: new Int32Array(lessons).fill(UNPLACED),
    roomOf: new Int32Array(lessons).fill(UNPLACED),
    lessonAt: new Int32Array(slots * rooms).fill(UNPLACED),
    blocked: tables.closed.slice(),
    blockers: new Int32Array(series * slots),
    onDay: new Int32Array(series * days),
    inRoom: new Int32Array(series * rooms),
    daysUsed: new Int32Array(series),
    roomsUsed: new Int32Array(series),
    busy: new Int32Array(groups * days),
    unplaced: lessons,
    cost: dayWeight * minDays.reduce((sum, wanted) => sum + wanted, 0),
  };
}

/** Updates which series a lesson blocks in a slot: `sign` is 1 when it is placed, -1 when it is removed. */
export function block(tables: Tables, state: Assignment, lesson: number, slot: number, sign: number): void {
  const series = at(tables.seriesOf, lesson);
  const end = at(tables.clashFrom, series + 1);
  for (let index = at(tables.clashFrom, series); index < end; index += 1) {
    const cell = at(tables.clashList, index) * tables.slots + slot;
    add(state.blocked, cell, sign);
    add(state.blockers, cell, sign * lesson);
  }
}

/** Stores whether the groups of a series have a lesson in a slot; returns the change of the cost of isolated lessons. */
function markBusy(tables: Tables, state: Assignment, series: number, slot: number, isBusy: boolean): number {
  const day = at(tables.dayOf, slot);
  const bit = at(tables.bitOf, slot);
  const end = at(tables.groupFrom, series + 1);
  let change = 0;
  for (let index = at(tables.groupFrom, series); index < end; index += 1) {
    const group = at(tables.groupList, index);
    const before = at(state.busy, group * tables.days + day);
    const after = isBusy ? before | bit : before & ~bit;
    state.busy[group * tables.days + day] = after;
    change += at(tables.groupWeight, group) * (at(tables.isolated, after) - at(tables.isolated, before));
  }
  return change;
}

/** Places an unplaced lesson, without updating what it blocks, so that moves that may be reverted are faster. */
export function occupy(tables: Tables, state: Assignment, lesson: number, slot: number, room: number): void {
  const series = at(tables.seriesOf, lesson);
  const day = series * tables.days + at(tables.dayOf, slot);
  const roomOfSeries = series * tables.rooms + room;
  let change = at(tables.crowding, roomOfSeries) + markBusy(tables, state, series, slot, true);
  add(state.onDay, day, 1);
  if (at(state.onDay, day) === 1) {
    if (at(state.daysUsed, series) < at(tables.minDays, series)) change -= tables.dayWeight;
    add(state.daysUsed, series, 1);
  }
  add(state.inRoom, roomOfSeries, 1);
  if (at(state.inRoom, roomOfSeries) === 1) {
    if (at(state.roomsUsed, series) > 0) change += tables.roomWeight;
    add(state.roomsUsed, series, 1);
  }
  state.slotOf[lesson] = slot;
  state.roomOf[lesson] = room;
  state.lessonAt[slot * tables.rooms + room] = lesson;
  state.unplaced -= 1;
  state.cost += change;
}

/** Removes a lesson from its place, without updating what it blocks. */
export function vacate(tables: Tables, state: Assignment, lesson: number): void {
  const series = at(tables.seriesOf, lesson);
  const slot = at(state.slotOf, lesson);
  const room = at(state.roomOf, lesson);
  const day = series * tables.days + at(tables.dayOf, slot);
  const roomOfSeries = series * tables.rooms + room;
  let change = markBusy(tables, state, series, slot, false) - at(tables.crowding, roomOfSeries);
  add(state.onDay, day, -1);
  if (at(state.onDay, day) === 0) {
    add(state.daysUsed, series, -1);
    if (at(state.daysUsed, series) < at(tables.minDays, series)) change += tables.dayWeight;
  }
  add(state.inRoom, roomOfSeries, -1);
  if (at(state.inRoom, roomOfSeries) === 0) {
    add(state.roomsUsed, series, -1);
    if (at(state.roomsUsed, series) > 0) change -= tables.roomWeight;
  }
  state.slotOf[lesson] = UNPLACED;
  state.roomOf[lesson] = UNPLACED;
  state.lessonAt[slot * tables.rooms + room] = UNPLACED;
  state.unplaced += 1;
  state.cost += change;
}

/** Places an unplaced lesson. */
export function place(tables: Tables, state: Assignment, lesson: number, slot: number, room: number): void {
  occupy(tables, state, lesson, slot, room);
  block(tables, state, lesson, slot, 1);
}

/** Removes a lesson from its place. */
export function remove(tables: Tables, state: Assignment, lesson: number): void {
  block(tables, state, lesson, at(state.slotOf, lesson), -1);
  vacate(tables, state, lesson);
}

/** Moves all lessons to other places without clashes. */
export function restore(
  tables: Tables,
  state: Assignment,
  { slotOf, roomOf }: Pick<Assignment, 'slotOf' | 'roomOf'>,
): void {
  for (const lesson of tables.movable)
    if (at(state.slotOf, lesson) !== UNPLACED) remove(tables, state, lesson);
  for (const lesson of tables.movable)
    if (at(slotOf, lesson) !== UNPLACED) place(tables, state, lesson, at(slotOf, lesson), at(roomOf, lesson));
}
