import type { Assignment } from './assignment.ts';
import { at } from './ints.ts';
import type { Tables } from './tables.ts';

/** Changes of the cost by a move that has not been made. */

/** Returns the change of missing days when a lesson of a series moves between two slots. */
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

/** Returns the change of missing seats and of further rooms when a lesson of a series moves between two rooms. */
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

/** No other series moves. */
export const NO_SERIES = -1;

/**
 * Returns the change of isolated lessons when a lesson of a series moves between two slots. If a lesson of another series
 * moves back, groups of both series keep a lesson in both slots.
 */
export function isolatedDelta(
  tables: Tables,
  state: Assignment,
  series: number,
  from: number,
  to: number,
  other: number,
): number {
  const { groupList, groupWeight, isolated, days, hasGroup } = tables;
  const { busy } = state;
  const dayFrom = at(tables.dayOf, from);
  const dayTo = at(tables.dayOf, to);
  const bitFrom = at(tables.bitOf, from);
  const bitTo = at(tables.bitOf, to);
  const end = at(tables.groupFrom, series + 1);
  let change = 0;
  for (let index = at(tables.groupFrom, series); index < end; index += 1) {
    const group = at(groupList, index);
    if (other !== NO_SERIES && at(hasGroup, other * tables.groups + group) === 1) continue;
    const before = at(busy, group * days + dayFrom);
    const without = before & ~bitFrom;
    let difference = -at(isolated, before);
    if (dayFrom === dayTo) difference += at(isolated, without | bitTo);
    else {
      const there = at(busy, group * days + dayTo);
      difference += at(isolated, without) - at(isolated, there) + at(isolated, there | bitTo);
    }
    change += at(groupWeight, group) * difference;
  }
  return change;
}
