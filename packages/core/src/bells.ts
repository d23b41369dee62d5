import { isTeachingDay, nearestTeachingDay } from './calendar.ts';
import { type IsoDate, minutesOf } from './dates.ts';
import type { Holiday } from './holidays.ts';

/** One pair of academic hours: times `HH:MM`. */
export interface Bell {
  number: number;
  start: string;
  end: string;
}

/** The university's bell schedule; edited by hand when it changes: docs/every-august.md. */
export const bells: readonly [Bell, ...Bell[]] = [
  { number: 1, start: '09:00', end: '10:20' },
  { number: 2, start: '10:35', end: '11:55' },
  { number: 3, start: '12:25', end: '13:45' },
  { number: 4, start: '14:00', end: '15:20' },
  { number: 5, start: '15:50', end: '17:10' },
  { number: 6, start: '17:25', end: '18:45' },
];

/**
 * State of the bell schedule: a pair is in progress or next, with the minutes until its end or its start; or it is on
 * another day.
 */
export type BellState =
  | { kind: 'on'; bell: Bell; minutes: number }
  | { kind: 'next'; bell: Bell; minutes: number }
  | { kind: 'later'; bell: Bell; date: IsoDate };

/**
 * Returns the state of the bell schedule on `date` at `time` (`HH:MM`, at the university). After the last bell it
 * points to the next teaching day.
 */
export function bellAt(date: IsoDate, time: string, holidays: readonly Holiday[]): BellState {
  const minute = minutesOf(time);
  const bell = isTeachingDay(date, holidays) ? bells.find(({ end }) => minute < minutesOf(end)) : undefined;
  if (!bell) return { kind: 'later', bell: bells[0], date: nearestTeachingDay(date, 1, holidays) };
  const isOn = minutesOf(bell.start) <= minute;
  const until = isOn ? bell.end : bell.start;
  return { kind: isOn ? 'on' : 'next', bell, minutes: minutesOf(until) - minute };
}
