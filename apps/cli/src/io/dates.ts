import { localDate, localTime, parseDotted, readMoment } from '@semestr/core/dates';

/** Converts a date of the API (`24.11.2026`) to an ISO date, which sorts and is unambiguous. */
export const isoOf = (dotted: string | null | undefined): string | null =>
  dotted ? (parseDotted(dotted) ?? dotted) : null;

/**
 * Converts a date of the API in any form, `24.11.2026`, `2026-11-24T15:21:55.127` or milliseconds, to an ISO date;
 * returns any other text unchanged.
 */
export function dayOf(value: string | number | null | undefined): string | null {
  if (typeof value === 'number') return localDate(new Date(value));
  return value ? (parseDotted(value) ?? readMoment(value) ?? value) : null;
}

/**
 * Converts a timestamp with a time zone to the university's time, `2026-11-24 15:21`; returns any other text unchanged.
 */
export function momentOf(value: string): string {
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? value : `${localDate(moment)} ${localTime(moment)}`;
}

/**
 * Converts a time of the API in the university's time zone, `24.11.2026 15:21:55`, to `2026-11-24 15:21:55`; returns
 * any other form unchanged.
 */
export function wallClockOf(dotted: string): string {
  const [day = '', time] = dotted.split(' ');
  const date = parseDotted(day);
  return date && time ? `${date} ${time}` : (date ?? dotted);
}
