import type { Assignment } from './assignment.ts';
import { at } from './ints.ts';
import type { Tables } from './tables.ts';

/** Changes of the penalty by a move that has not happened yet. */

/** Returns the change when a lesson of a series moves between slots, without isolated lessons: the days of the series. */
export function daysDelta(
  tables: Tables,
  state: Assignment,
  series: number,
  from: number,
  to: number,
): number {
  const before = at(tables.dayOf, from);
  const after = at(tables.dayOf, to);
  if (before === after) return 0;
  const row = series * tables.days;
  const used = at(state.daysUsed, series);
  let next = used;
  if (at(state.onDay, row + before) === 1) next -= 1;
  if (at(state.onDay, row + after) === 0) next += 1;
  if (next === used) return 0;
  const wanted = at(tables.minDays, series);
  const missing = wanted > used ? wanted - used : 0;
  const missingThen = wanted > next ? wanted - next : 0;
  return (missingThen - missing) * tables.dayWeight;
}

/** Returns the change when a lesson of a series moves between rooms: missing seats, and rooms of the series. */
export function roomDelta(
  tables: Tables,
  state: Assignment,
  series: number,
  from: number,
  to: number,
): number {
  if (from === to) return 0;
  const row = series * tables.rooms;
  let change = at(tables.crowding, row + to) - at(tables.crowding, row + from);
  if (at(state.inRoom, row + from) === 1) change -= tables.roomWeight;
  if (at(state.inRoom, row + to) === 0) change += tables.roomWeight;
  return change;
}

/** Returns the change of isolated lessons when a lesson of a series moves between two slots. */
export function isolatedDelta(
  tables: Tables,
  state: Assignment,
  series: number,
  from: number,
  to: number,
): number {
  const { groupList, groupWeight, isolated, days } = tables;
  const { busy } = state;
  const before = at(tables.dayOf, from);
  const after = at(tables.dayOf, to);
  const bitFrom = at(tables.bitOf, from);
  const bitTo = at(tables.bitOf, to);
  const end = at(tables.groupFrom, series + 1);
  let change = 0;
  for (let index = at(tables.groupFrom, series); index < end; index += 1) {
    const group = at(groupList, index);
    const old = at(busy, group * days + before);
    if (before === after) {
      change += at(groupWeight, group) * (at(isolated, (old & ~bitFrom) | bitTo) - at(isolated, old));
    } else {
      const other = at(busy, group * days + after);
      change +=
        at(groupWeight, group) *
        (at(isolated, old & ~bitFrom) -
          at(isolated, old) +
          at(isolated, other | bitTo) -
          at(isolated, other));
    }
  }
  return change;
}

/**
 * Returns the change of isolated lessons when a lesson of a series moves between two slots and one of another series
 * moves back: groups of both keep a lesson in both slots.
 */
export function isolatedDeltaBeside(
  tables: Tables,
  state: Assignment,
  series: number,
  from: number,
  to: number,
  other: number,
): number {
  const { groupList, groupWeight, isolated, days, hasGroup } = tables;
  const { busy } = state;
  const before = at(tables.dayOf, from);
  const after = at(tables.dayOf, to);
  const bitFrom = at(tables.bitOf, from);
  const bitTo = at(tables.bitOf, to);
  const end = at(tables.groupFrom, series + 1);
  const row = other * tables.groups;
  let change = 0;
  for (let index = at(tables.groupFrom, series); index < end; index += 1) {
    const group = at(groupList, index);
    if (at(hasGroup, row + group) === 1) continue;
    const old = at(busy, group * days + before);
    if (before === after) {
      change += at(groupWeight, group) * (at(isolated, (old & ~bitFrom) | bitTo) - at(isolated, old));
    } else {
      const there = at(busy, group * days + after);
      change +=
        at(groupWeight, group) *
        (at(isolated, old & ~bitFrom) -
          at(isolated, old) +
          at(isolated, there | bitTo) -
          at(isolated, there));
    }
  }
  return change;
}
