import { dayOf, type IsoDate, isoDate, monthOf, yearOf } from './dates.ts';

/** The link by which somebody sets their first password (specification, section 2, "Initial password screen"). */

export interface FirstPasswordLink {
  hash: string;
  /** As it came, for the server, whose own record counts. */
  time: string;
  /** What the server will ask for beside the link: of a student the birth date, of anybody else the login. */
  proof: 'birthDate' | 'login';
}

/** A moment as `t` may say it: milliseconds or seconds since 1970, or an ISO date-time; null where it says none. */
function momentOf(text: string): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : null;
  // Seconds are below this until the year 5138, milliseconds above it since 1973.
  const moment = number === null ? Date.parse(text) : number < 1e11 ? number * 1000 : number;
  return Number.isNaN(moment) ? null : moment;
}

/**
 * The link in a query: `h` the hash, `t` until when it holds, `by` what proves its owner where that is no birth date.
 * @param now milliseconds
 */
export function readLink(
  { h: hash, t: time, by }: { h: string | null; t: string | null; by: string | null },
  now: number,
): FirstPasswordLink | 'missing' | 'expired' {
  if (!hash || !time) return 'missing';
  const until = momentOf(time);
  // What is not understood is left to the server.
  return until !== null && until <= now
    ? 'expired'
    : { hash, time, proof: by === 'login' ? 'login' : 'birthDate' };
}

/** A link is dead after so many wrong birth dates or logins. */
export const LINK_TRIES = 5;

const YEARS_BACK = 17;

/** Where the calendar for a birth date opens (specification, section 9). */
export function opensAt(today: IsoDate): IsoDate {
  const [year, month] = [yearOf(today) - YEARS_BACK, monthOf(today)];
  // 29 February is not in every year.
  return isoDate(year, month, dayOf(today)) ?? isoDate(year, month, 28) ?? today;
}
