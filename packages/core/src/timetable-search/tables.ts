import { seriesOfLessons, type TimetableProblem } from './problem.ts';

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
  /** Cost of an isolated lesson of each group. */
  groupWeight: Int32Array;
  /** The largest cost of isolated lessons that moving a lesson of each series can remove. */
  isolatedGain: Int32Array;
  /** Series × slot: 0 if its lessons may take place there, otherwise FORBIDDEN. */
  closed: Int32Array;
  /** Series × room: cost of the missing seats, FORBIDDEN for a room that is not allowed. */
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
  /** The smallest cost of a violation, in which temperatures are measured. */
  unit: number;
}

/** More than any cost, so that a forbidden place is never accepted. */
export const FORBIDDEN = 1_000_000;

/** Concatenates lists; list `index` is from `from[index]` to `from[index + 1]`. */
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

/** Series of one group, and the cost of an isolated lesson. */
interface GroupOfSeries {
  members: readonly number[];
  weight: number;
}

/** Returns the groups. Groups with the same series are merged into one with a higher weight. */
function mergedGroups({ series, weights }: TimetableProblem): GroupOfSeries[] {
  const ofGroup = new Map<string, number[]>();
  series.forEach(({ groups }, index) => {
    for (const group of new Set(groups)) {
      const own = ofGroup.get(group);
      if (own) own.push(index);
      else ofGroup.set(group, [index]);
    }
  });
  const merged = Map.groupBy(ofGroup.values(), (own) => own.join(' '));
  return [...merged.values()].map((equal) => ({
    members: equal[0] ?? [],
    weight: equal.length * weights.isolated,
  }));
}

/** Returns a table of series × series: 1 if they share an educator or a group, or are the same. */
function clashTable({ series }: TimetableProblem, groups: readonly GroupOfSeries[]): Int32Array {
  const clashes = new Int32Array(series.length ** 2);
  const separate = (members: readonly number[]): void => {
    for (const one of members) for (const other of members) clashes[one * series.length + other] = 1;
  };
  for (const index of indexes(series.length)) separate([index]);
  for (const { members } of groups) separate(members);
  for (const educator of new Set(series.flatMap(({ educators }) => educators)))
    separate(indexes(series.length).filter((index) => series[index]?.educators.includes(educator)));
  return clashes;
}

/** Returns the cost of the missing seats of each series in each room; FORBIDDEN in a room that is not allowed. */
const crowdingOf = ({ rooms, series, weights }: TimetableProblem): number[][] =>
  series.map((one) =>
    rooms.map(({ seats }, room) =>
      one.rooms?.includes(room) === false ? FORBIDDEN : Math.max(0, one.students - seats) * weights.seats,
    ),
  );

/** Missing seats up to which a room is worth trying, beyond those of the largest room. */
const SLACK = 12;

/** Returns the rooms worth trying for a series by their costs. */
function roomsToTry(crowding: readonly number[], { weights }: TimetableProblem): number[] {
  const limit = Math.min(FORBIDDEN - 1, Math.min(...crowding) + SLACK * weights.seats);
  return indexes(crowding.length).filter((room) => (crowding[room] ?? 0) <= limit);
}

/** Prepares a problem for the search. */
export function tablesOf(problem: TimetableProblem): Tables {
  const { days, periods, rooms, series, weights } = problem;
  const slots = days * periods;
  const all = indexes(series.length);
  const groups = mergedGroups(problem);
  const groupsOfSeries = all.map((one) =>
    groups.flatMap(({ members }, group) => (members.includes(one) ? [group] : [])),
  );
  const clashes = clashTable(problem, groups);
  const crowding = crowdingOf(problem);
  const isFixed = series.flatMap(({ lessons, fixed }) =>
    indexes(lessons).map((lesson) => (lesson < fixed.length ? 1 : 0)),
  );
  const group = concatenated(groupsOfSeries);
  const clash = concatenated(
    all.map((one) => all.filter((other) => clashes[one * series.length + other] === 1)),
  );
  const slot = concatenated(series.map((one) => one.slots ?? indexes(slots)));
  const room = concatenated(crowding.map((costs) => roomsToTry(costs, problem)));
  return {
    days,
    periods,
    slots,
    rooms: rooms.length,
    series: series.length,
    lessons: isFixed.length,
    groups: groups.length,
    seriesOf: Int32Array.from(seriesOfLessons(problem)),
    isFixed: Int32Array.from(isFixed),
    movable: Int32Array.from(indexes(isFixed.length).filter((lesson) => isFixed[lesson] === 0)),
    clashes,
    clashFrom: clash.from,
    clashList: clash.list,
    groupFrom: group.from,
    groupList: group.list,
    hasGroup: Int32Array.from(
      groupsOfSeries.flatMap((own) => groups.map((_, index) => (own.includes(index) ? 1 : 0))),
    ),
    groupWeight: Int32Array.from(groups, ({ weight }) => weight),
    // The lesson itself is no longer isolated, nor are its two new neighbours.
    isolatedGain: Int32Array.from(groupsOfSeries, (own) =>
      own.reduce((sum, index) => sum + 3 * (groups[index]?.weight ?? 0), 0),
    ),
    closed: Int32Array.from(
      series.flatMap((one) =>
        indexes(slots).map((index) => (one.slots?.includes(index) === false ? FORBIDDEN : 0)),
      ),
    ),
    crowding: Int32Array.from(crowding.flat()),
    slotFrom: slot.from,
    slotList: slot.list,
    roomFrom: room.from,
    roomList: room.list,
    minDays: Int32Array.from(series, (one) => one.minDays),
    isolated: isolatedPeriods(periods),
    dayOf: Int32Array.from(indexes(slots), (index) => Math.floor(index / periods)),
    bitOf: Int32Array.from(indexes(slots), (index) => 1 << (index % periods)),
    dayWeight: weights.days,
    roomWeight: weights.rooms,
    unit: Math.max(1, Math.min(weights.seats, weights.rooms)),
  };
}
