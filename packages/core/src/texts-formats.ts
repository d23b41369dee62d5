import { lessonLine, lettersOf } from './lesson-letters.ts';
import { withRoomsShort } from './room-names.ts';
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

/** Formats of a value in a text, `{{date, dayMonth}}`, with the type of value that each accepts. */
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
  /** Type of a lesson in the provider's words. */
  lessonLetters: string;
  /** Subject and type of a lesson. */
  lessonLine: string;
  /** Time and place of a lesson. */
  lessonPlace: string;
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
  lessonLetters: lettersOf,
  lessonLine,
  lessonPlace: withRoomsShort,
};

type Write = (value: unknown, language?: string) => string;

/** Registers the formats with the text engine. */
export function addFormats(add: (name: string, write: Write) => void): void {
  // The types of the texts ensure that a format gets its own type of value, and a supported language.
  // The engine hands its own options after the two: they are no year.
  for (const [name, write] of Object.entries(writers))
    add(name, (value, language) => (write as Write)(value, language));
}
