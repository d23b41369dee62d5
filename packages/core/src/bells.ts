import { minutesOf } from './dates.ts';

/** One pair of academic hours: times `HH:MM`. */
export interface Bell {
  number: number;
  start: string;
  end: string;
}

/** The university's bells; edited by a person where they move: docs/every-august.md. */
export const bells: readonly Bell[] = [
  { number: 1, start: '09:00', end: '10:20' },
  { number: 2, start: '10:35', end: '11:55' },
  { number: 3, start: '12:25', end: '13:45' },
  { number: 4, start: '14:00', end: '15:20' },
  { number: 5, start: '15:50', end: '17:10' },
  { number: 6, start: '17:25', end: '18:45' },
];

/** The pair that is on at `time`, or the one that comes next, with the minutes left until its end or its start. */
export function bellAt(time: string): { bell: Bell; isOn: boolean; minutes: number } | null {
  const minute = minutesOf(time);
  const bell = bells.find(({ end }) => minute < minutesOf(end));
  if (!bell) return null;
  const isOn = minutesOf(bell.start) <= minute;
  return { bell, isOn, minutes: minutesOf(isOn ? bell.end : bell.start) - minute };
}
