import { dayOf, type IsoDate, isoDate, monthOf, yearOf } from './dates.ts';

/** The link for a user's first password (specification, section 2, "Initial password screen"). */

export interface FirstPasswordLink {
  hash: string;
  /** Passed on to the server unchanged; the server's own record is authoritative. */
  time: string;
  /**
   * Proof that the server requires in addition to the link: the birth date of a student, the username of any other
   * user.
   */
  proof: 'birthDate' | 'login';
}

/** Parses the time in `t`: milliseconds or seconds since 1970, or an ISO date-time; null when it is none of these. */
function momentOf(text: string): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : null;
  // Seconds are below this until the year 5138, milliseconds above it since 1973.
  const moment = number === null ? Date.parse(text) : number < 1e11 ? number * 1000 : number;
  return Number.isNaN(moment) ? null : moment;
}

/**
 * Parses the link in a query: `h` is the hash, `t` the expiry, `by` the required proof when it is not the birth date.
 * @param now milliseconds
 */
export function readLink(
  { h: hash, t: time, by }: { h: string | null; t: string | null; by: string | null },
  now: number,
): FirstPasswordLink | 'missing' | 'expired' {
  if (!hash || !time) return 'missing';
  const until = momentOf(time);
  // The server decides when the time cannot be parsed.
  return until !== null && until <= now
    ? 'expired'
    : { hash, time, proof: by === 'login' ? 'login' : 'birthDate' };
}

/** Number of wrong birth dates or usernames after which a link expires. */
export const LINK_TRIES = 5;

const YEARS_BACK = 17;

/** Returns the month at which the calendar for a birth date opens (specification, section 9). */
export function opensAt(today: IsoDate): IsoDate {
  const [year, month] = [yearOf(today) - YEARS_BACK, monthOf(today)];
  // 29 February does not exist in every year.
  return isoDate(year, month, dayOf(today)) ?? isoDate(year, month, 28) ?? today;
}
