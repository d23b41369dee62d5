import type { IsoDate } from './dates.ts';
import {
  capitalised,
  dayMonth,
  dayMonthShort,
  duration,
  fileSize,
  listed,
  money,
  onWeekday,
  weekdayName,
  weekdayShort,
} from './display.ts';

/** How a value may be written in a text: `{{date, dayMonth}}`. The values that each of them takes. */
export interface Formats {
  dayMonth: IsoDate;
  dayMonthShort: IsoDate;
  weekday: IsoDate;
  'weekday, capitalised': IsoDate;
  weekdayShort: IsoDate;
  onWeekday: IsoDate;
  /** Minutes. */
  duration: number;
  /** Bytes. */
  size: number;
  /** Roubles. */
  money: number;
  list: readonly string[];
}

const writers = {
  dayMonth,
  dayMonthShort,
  weekday: weekdayName,
  weekdayShort,
  onWeekday,
  capitalised,
  duration,
  size: fileSize,
  money,
  list: listed,
};

type Write = (value: unknown, language?: string) => string;

/** Makes the formats known to the engine of the texts. */
export function addFormats(add: (name: string, write: Write) => void): void {
  // The types of the texts see to it that a format gets its own kind of value, and a language that we know.
  // The engine hands its own options after the two: they are no year.
  for (const [name, write] of Object.entries(writers))
    add(name, (value, language) => (write as Write)(value, language));
}
