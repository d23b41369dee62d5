import { defaultBells } from '@semestr/core/default-bells';

/** Start and end times of the pairs of a day; the last one, in the evening, is for part-time students. */
export const bells = [...defaultBells, { start: '19:00', end: '20:20' }];

export const PAIRS = bells.length;
/** Monday to Saturday. */
export const DAYS = 6;

/** Weeks of the cycle as bits: bit 0 is week 1. */
export const EVERY_WEEK = 0b1111;
export const ODD_WEEKS = 0b0101;
export const EVEN_WEEKS = 0b1010;

export const weekList = (weeks: number): number[] => [1, 2, 3, 4].filter((week) => weeks & (1 << (week - 1)));

/** Shifts a pattern by some weeks: 1, 3 becomes 2, 4. */
export const shiftWeeks = (weeks: number, by: number): number =>
  ((weeks << by) | (weeks >> (4 - by))) & EVERY_WEEK;
