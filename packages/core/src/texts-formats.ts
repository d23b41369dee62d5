import { lessonLine, lettersOf } from './lesson-letters.ts';
import { withRoomsShort } from './room-names.ts';
import type { IsoDate } from './dates.ts';
import {
  capitalise,
  dayMonth,
  dayMonthShort,
  duration,
  fileSize,
  formatList,
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
  capitalised: capitalise,
  duration,
  size: fileSize,
  money,
  list: formatList,
  lessonLetters: lettersOf,
  lessonLine,
  lessonPlace: withRoomsShort,
};

type Write = (value: unknown, language?: string) => string;

/** Registers the formats with the text engine. */
export function addFormats(add: (name: string, write: Write) => void): void {
  // The types of the texts ensure that a format gets its own type of value, and a supported language. The engine passes
  // its own options as a third argument, which is not a year.
  for (const [name, write] of Object.entries(writers))
    add(name, (value, language) => (write as Write)(value, language));
}
