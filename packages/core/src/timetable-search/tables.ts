import type { TimetableProblem } from './problem.ts';
import { seriesOfLessons } from './problem.ts';

/** A problem as flat arrays of integers, which the search reads without allocations. Indexes of two dimensions are `row * width + column`. */
export interface Tables {
  days: number;
  periods: number;
  slots: number;
  rooms: number;
  series: number;
  lessons: number;
  groups: number;
  /** Series of each lesson. */
  seriesOf: Int32Array;
  /** 1 for lessons that the search never moves. */
  isFixed: Int32Array;
  /** Lessons that the search moves. */
  movable: Int32Array;
  /** Series × series: 1 when their lessons cannot be in one slot. */
  clashes: Int32Array;
  /** Series that clash with each series, itself included: those of series `s` from `clashFrom[s]` to `clashFrom[s + 1]`. */
  clashFrom: Int32Array;
  clashList: Int32Array;
  /** Groups of each series, as ranges of one list. */
  groupFrom: Int32Array;
  groupList: Int32Array;
  /** Series × group: 1 when the series has the group. */
  hasGroup: Int32Array;
  /** Penalty of an isolated lesson of each group. */
  groupWeight: Int32Array;
  /** The most isolated lessons, in penalty, that moving a lesson of each series can remove. */
  isolatedGain: Int32Array;
  /** Series × slot: 0 where its lessons may take place, otherwise FORBIDDEN. */
  closed: Int32Array;
  /** Series × room: penalty of the missing seats, FORBIDDEN for a room that is not allowed. */
  crowding: Int32Array;
  /** Slots in which a series may take place, as ranges of one list. */
  slotFrom: Int32Array;
  slotList: Int32Array;
  /** Rooms worth trying for a series, as ranges of one list. */
  roomFrom: Int32Array;
  roomList: Int32Array;
  minDays: Int32Array;
  /** Number of isolated periods in a day, by the day's bits of periods. */
  isolated: Int32Array;
  dayOf: Int32Array;
  bitOf: Int32Array;
  dayWeight: number;
  roomWeight: number;
  /** The smallest penalty, in which temperatures are measured. */
  unit: number;
}

/** More than any penalty, so that a forbidden place is never accepted. */
export const FORBIDDEN = 1_000_000;

/** Puts lists one after another; list `index` is from `from[index]` to `from[index + 1]`. */
function concatenated(lists: readonly (readonly number[])[]): { from: Int32Array; list: Int32Array } {
  const from = new Int32Array(lists.length + 1);
  let length = 0;
  lists.forEach((list, index) => {
    length += list.length;
    from[index + 1] = length;
  });
  return { from, list: Int32Array.from(lists.flat()) };
}

const indexes = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** Returns for each day's bits of periods how many have no neighbour. */
function isolatedPeriods(periods: number): Int32Array {
  return Int32Array.from(indexes(2 ** periods), (bits) => {
    let single = bits & ~(bits << 1) & ~(bits >> 1);
    let count = 0;
    for (; single !== 0; single &= single - 1) count += 1;
    return count;
  });
}

/** Groups with the same series are one group of a higher weight. */
function mergedGroups({ series, weights }: TimetableProblem) {
  const seriesOfGroup = new Map<string, number[]>();
  series.forEach(({ groups }, index) => {
    for (const group of new Set(groups)) {
      const own = seriesOfGroup.get(group);
      if (own) own.push(index);
      else seriesOfGroup.set(group, [index]);
    }
  });
  const merged = Map.groupBy(seriesOfGroup.values(), (own) => own.join(' '));
  return [...merged.values()].map((equal) => ({
    members: equal[0] ?? [],
    weight: equal.length * weights.isolated,
  }));
}

/** Missing seats up to which a room is worth trying, beyond those of the largest room. */
const SLACK = 12;

/** Prepares a problem for the search. */
export function tablesOf(problem: TimetableProblem): Tables {
  const { days, periods, rooms, series, weights } = problem;
  const slots = days * periods;
  const groups = mergedGroups(problem);
  const clashes = new Int32Array(series.length ** 2);
  const join = (members: readonly number[]): void => {
    for (const one of members) for (const other of members) clashes[one * series.length + other] = 1;
  };
  for (const { members } of groups) join(members);
  series.forEach((_, index) => join([index]));
  const teachers = new Set(series.flatMap((one) => one.teachers));
  for (const teacher of teachers)
    join(series.flatMap((one, index) => (one.teachers.includes(teacher) ? [index] : [])));
  const clash = concatenated(
    series.map((_, one) =>
      indexes(series.length).filter((other) => clashes[one * series.length + other] === 1),
    ),
  );
  const groupsOfSeries = concatenated(
    series.map((_, one) => groups.flatMap(({ members }, group) => (members.includes(one) ? [group] : []))),
  );
  const hasGroup = new Int32Array(series.length * groups.length);
  groups.forEach(({ members }, group) => {
    for (const one of members) hasGroup[one * groups.length + group] = 1;
  });
  const closed = Int32Array.from(
    series.flatMap((one) =>
      indexes(slots).map((slot) => (one.slots?.includes(slot) === false ? FORBIDDEN : 0)),
    ),
  );
  const crowdingOf = series.map((one) =>
    rooms.map(({ seats }, room) =>
      one.rooms?.includes(room) === false ? FORBIDDEN : Math.max(0, one.students - seats) * weights.seats,
    ),
  );
  const roomLists = concatenated(
    crowdingOf.map((crowding) => {
      const limit = Math.min(FORBIDDEN - 1, Math.min(...crowding) + SLACK * weights.seats);
      return indexes(rooms.length).filter((room) => (crowding[room] ?? 0) <= limit);
    }),
  );
  const slotLists = concatenated(series.map((one) => one.slots?.toSorted((a, b) => a - b) ?? indexes(slots)));
  const isFixed = Int32Array.from(
    series.flatMap(({ lessons, fixed }) => indexes(lessons).map((lesson) => (lesson < fixed.length ? 1 : 0))),
  );
  return {
    days,
    periods,
    slots,
    rooms: rooms.length,
    series: series.length,
    lessons: isFixed.length,
    groups: groups.length,
    seriesOf: Int32Array.from(seriesOfLessons(problem)),
    isFixed,
    movable: Int32Array.from(indexes(isFixed.length).filter((lesson) => isFixed[lesson] === 0)),
    clashes,
    clashFrom: clash.from,
    clashList: clash.list,
    groupFrom: groupsOfSeries.from,
    groupList: groupsOfSeries.list,
    hasGroup,
    groupWeight: Int32Array.from(groups, ({ weight }) => weight),
    // The lesson itself is not isolated any more, nor are its two new neighbours.
    isolatedGain: Int32Array.from(series, (_, one) =>
      groups.reduce((sum, { members, weight }) => sum + (members.includes(one) ? 3 * weight : 0), 0),
    ),
    closed,
    crowding: Int32Array.from(crowdingOf.flat()),
    slotFrom: slotLists.from,
    slotList: slotLists.list,
    roomFrom: roomLists.from,
    roomList: roomLists.list,
    minDays: Int32Array.from(series, (one) => one.minDays),
    isolated: isolatedPeriods(periods),
    dayOf: Int32Array.from(indexes(slots), (slot) => Math.floor(slot / periods)),
    bitOf: Int32Array.from(indexes(slots), (slot) => 1 << (slot % periods)),
    dayWeight: weights.days,
    roomWeight: weights.rooms,
    unit: Math.max(1, Math.min(weights.seats, weights.rooms)),
  };
}
