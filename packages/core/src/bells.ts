import { isTeachingDay, nearestTeachingDay } from './calendar.ts';
import { inOrder, type IsoDate, minutesOf } from './dates.ts';
import type { Holiday } from './holidays.ts';

/** The bell schedule: when the pairs of a day begin and end. */

/** Start and end of one pair of academic hours: times `HH:MM`. */
export interface PairTime {
  start: string;
  end: string;
}

/** One pair of the bell schedule. The bells with the same first day are a set. */
export interface Bell extends PairTime {
  /** Unique in its set. */
  number: number;
  /** The first day of its set, which applies until the day before the next set. */
  validFrom: IsoDate;
}

/** The highest number of a pair. */
export const MAX_PAIR = 20;

const byTime = (a: PairTime, b: PairTime): number => inOrder(a.start, b.start);

/** Returns the first day of the set that applies on a date; undefined when the first set begins later. */
const setOn = (date: IsoDate, bells: readonly Bell[]): IsoDate | undefined =>
  bells
    .map(({ validFrom }) => validFrom)
    .filter((first) => first <= date)
    .toSorted(inOrder)
    .at(-1);

/**
 * Returns the bells of a date in order of time: the set with the latest first day that is not after the date. Empty
 * when every set begins later.
 */
export function bellsOn(date: IsoDate, bells: readonly Bell[]): readonly Bell[] {
  const first = setOn(date, bells);
  return bells.filter(({ validFrom }) => validFrom === first).toSorted(byTime);
}

/** Returns the distinct pair times of every set that applies during the period (inclusive), in order of time. */
export function pairTimesDuring(from: IsoDate, to: IsoDate, bells: readonly Bell[]): readonly PairTime[] {
  const first = setOn(from, bells);
  const applying = bells.filter(
    ({ validFrom }) => validFrom === first || (from < validFrom && validFrom <= to),
  );
  const times = new Map(applying.map(({ start, end }) => [`${start}-${end}`, { start, end }]));
  return [...times.values()].toSorted((a, b) => byTime(a, b) || inOrder(a.end, b.end));
}

/** The invalid field of a bell, and the reason. */
export interface BellFault {
  field: 'end' | 'number' | 'start';
  reason: 'too-small' | 'taken' | 'overlap';
}

/**
 * Returns what is wrong with a bell: an end that is not after its start, or the number or the time of another bell of
 * its set. Null when it is valid. A bell may begin when another one ends. An overlap is reported for the start if the
 * start is within another bell, otherwise for the end.
 * @param others stored bells without this one
 */
export function bellFault(bell: Bell, others: readonly Bell[]): BellFault | null {
  const { number, start, end, validFrom } = bell;
  if (end <= start) return { field: 'end', reason: 'too-small' };
  const ofSet = others.filter((other) => other.validFrom === validFrom);
  if (ofSet.some((other) => other.number === number)) return { field: 'number', reason: 'taken' };
  const overlapping = ofSet.filter((other) => other.start < end && start < other.end);
  if (overlapping.length === 0) return null;
  const isStart = overlapping.some((other) => other.start <= start);
  return { field: isStart ? 'start' : 'end', reason: 'overlap' };
}

/**
 * State of the bell schedule: the pair in progress with the minutes until its end, the next pair with the minutes until
 * its start, or the next pair of another day.
 */
export type BellState =
  | { kind: 'on'; bell: Bell; minutes: number }
  | { kind: 'next'; bell: Bell; minutes: number }
  | { kind: 'later'; bell: Bell; date: IsoDate };

/** The part of the academic calendar that determines the bells of a day. */
export interface BellCalendar {
  holidays: readonly Holiday[];
  bells: readonly Bell[];
}

/**
 * Returns the state of the bell schedule on `date` at `time` (`HH:MM`, at the university). After the last bell it
 * points to the next teaching day; null when that day has no bells.
 */
export function bellAt(date: IsoDate, time: string, { holidays, bells }: BellCalendar): BellState | null {
  const minute = minutesOf(time);
  const today = isTeachingDay(date, holidays) ? bellsOn(date, bells) : [];
  const bell = today.find(({ end }) => minute < minutesOf(end));
  if (!bell) return laterBell(nearestTeachingDay(date, 1, holidays), bells);
  const isOn = minutesOf(bell.start) <= minute;
  const until = isOn ? bell.end : bell.start;
  return { kind: isOn ? 'on' : 'next', bell, minutes: minutesOf(until) - minute };
}

function laterBell(date: IsoDate, bells: readonly Bell[]): BellState | null {
  const [bell] = bellsOn(date, bells);
  return bell ? { kind: 'later', bell, date } : null;
}
