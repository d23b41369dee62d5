import { PAIRS } from './bells.ts';
import type { Group } from './groups.ts';

/** Cost of a day by its number of pairs: a single pair is not worth the journey, five are too many. */
const byCount = [0, 3.5, 1.5, 0, 0.5, 5, 18, 40];
const byGap = [0, 5, 12, 20, 30, 40];
/** Cost of pairs late in the day. */
const byLateness = [0, 0, 0, 0, 0.3, 1.5, 5];
const SATURDAY = 5;
const SATURDAY_LOSS = 1;
/** Saturday afternoons are unpopular. */
const saturdayLateness = [0, 0, 0, 0.5, 4, 8, 12];
/**
 * The first pair of the day for courses 1–4: first-year students begin early, final-year students work in the morning.
 */
const defaultStart = [0, 1, 0, 2];
const LATEST_START = 3;
const AWAY_FROM_START = 0.8;

function cost(bits: number, start: number, isSaturday: boolean): number {
  const pairs = Array.from({ length: PAIRS }, (_, pair) => pair).filter((pair) => bits & (1 << pair));
  const first = pairs[0];
  const last = pairs.at(-1);
  if (first === undefined || last === undefined) return 0;
  const gaps = last - first + 1 - pairs.length;
  const lateness = isSaturday ? saturdayLateness : byLateness;
  return (
    (byCount[pairs.length] ?? 0) +
    (byGap[gaps] ?? 0) +
    pairs.reduce((sum, pair) => sum + (lateness[pair] ?? 0), 0) +
    Math.abs(first - start) * AWAY_FROM_START +
    (isSaturday ? SATURDAY_LOSS : 0)
  );
}

/** Costs of all 128 combinations of pairs, for weekdays and Saturdays and every start. */
const tables = [false, true].map((isSaturday) =>
  Array.from({ length: LATEST_START + 1 }, (_, start) =>
    Array.from({ length: 1 << PAIRS }, (__, bits) => cost(bits, start, isSaturday)),
  ),
);

/** On some days a group begins one pair later than usual, on different days for different groups. */
const startOf = ({ id, course }: Group, day: number): number =>
  (defaultStart[course - 1] ?? 0) + ((id + day) % 3 === 0 && day !== SATURDAY ? 1 : 0);

/** Returns the cost of a combination of pairs (as bits) for a group on a day, 0 = Monday. */
export const costOfDay = (bits: number, day: number, group: Group): number =>
  tables[day === SATURDAY ? 1 : 0]?.[startOf(group, day)]?.[bits] ?? 0;
