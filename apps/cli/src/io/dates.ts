import { localDate, localTime, parseDotted, readMoment } from '@semestr/core/dates';

/** A date of the API (`24.11.2026`) as an ISO date, so that it sorts and every reader knows the order of its parts. */
export const isoOf = (dotted: string | null | undefined): string | null =>
  dotted ? (parseDotted(dotted) ?? dotted) : null;

/**
 * The day of what the API tells as a date of any form, `24.11.2026`, `2026-11-24T15:21:55.127` or milliseconds, as an ISO
 * date; what is none of them as it is.
 */
export function dayOf(told: string | number | null | undefined): string | null {
  if (typeof told === 'number') return localDate(new Date(told));
  return told ? (parseDotted(told) ?? readMoment(told) ?? told) : null;
}

/** A moment with its zone on the university's clock, `2026-11-24 15:21`; what is none as it is. */
export function momentOf(told: string): string {
  const moment = new Date(told);
  return Number.isNaN(moment.getTime()) ? told : `${localDate(moment)} ${localTime(moment)}`;
}

/** A moment of the API on the university's clock, `24.11.2026 15:21:55`, as `2026-11-24 15:21:55`; another form as it is. */
export function wallClockOf(dotted: string): string {
  const [day = '', time] = dotted.split(' ');
  const date = parseDotted(day);
  return date && time ? `${date} ${time}` : (date ?? dotted);
}
