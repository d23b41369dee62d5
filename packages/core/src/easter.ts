import { addDays, type IsoDate } from './dates.ts';

/**
 * Difference between the Julian calendar, which determines Orthodox Easter, and the Gregorian one from 1900 to 2099.
 */
const JULIAN_DAYS = 13;

/** Returns the Sunday of Orthodox Easter, for years from 1900 to 2099 (Meeus, "Astronomical Algorithms", chapter 8). */
export function orthodoxEaster(year: number): IsoDate {
  const moon = (19 * (year % 19) + 15) % 30;
  const days = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  // Days after 22 March of the Julian calendar.
  return addDays(`${year}-03-22`, moon + days + JULIAN_DAYS);
}

/** Returns Radunitsa: the Tuesday of the week after Easter week. */
export const radunitsa = (year: number): IsoDate => addDays(orthodoxEaster(year), 9);
