/** The input of the timetable search: series of lessons, and the slots and rooms in which they can be placed. */

/** A slot and a room, both by their index. Slots are numbered day by day: `day * periods + period`. */
export interface Place {
  slot: number;
  room: number;
}

/** Equal lessons of one subject: with the same educators and groups, in different slots. */
export interface LessonSeries {
  id: string;
  educators: readonly string[];
  groups: readonly string[];
  /** Number of lessons, including those with a fixed place. */
  lessons: number;
  /** Number of days over which its lessons should be spread. */
  minDays: number;
  students: number;
  /** Slots in which its lessons may take place; null for all. */
  slots: readonly number[] | null;
  /** Rooms in which its lessons may take place; null for all. */
  rooms: readonly number[] | null;
  /** Places of its first lessons, which the search never moves. */
  fixed: readonly Place[];
}

export interface SearchRoom {
  id: string;
  seats: number;
}

/** Cost of one soft violation of each kind. */
export interface SoftWeights {
  /** A student without a seat. */
  seats: number;
  /** A day fewer than the series should be spread over. */
  days: number;
  /** A lesson of a group without another one directly before or after it. */
  isolated: number;
  /** A room of a series beyond the first. */
  rooms: number;
}

export const defaultWeights: SoftWeights = { seats: 1, days: 5, isolated: 2, rooms: 1 };

export interface TimetableProblem {
  days: number;
  /** Slots of a day, at most 20. */
  periods: number;
  rooms: readonly SearchRoom[];
  series: readonly LessonSeries[];
  weights: SoftWeights;
}

/** The place of each lesson, series by series; null for a lesson without a place. */
export type Placements = readonly (Place | null)[];

/** Returns the index of the series of each lesson, in the order of placements. */
export const seriesOfLessons = ({ series }: Pick<TimetableProblem, 'series'>): number[] =>
  series.flatMap(({ lessons }, index) => Array.from({ length: lessons }, () => index));
