import {
  bySubject,
  byMonth,
  excuses,
  type OmissionRequest,
  requests,
  types,
  unexcused,
} from '@semestr/api/omissions';
import { type IsoDate, localDate, parseDotted, readMoment } from '@semestr/core/dates';
import { omissionRequestStateOf, type OmissionRequestState } from '@semestr/core/omissions';
import type { Reply } from '@semestr/api/endpoint';
import { queryOf, queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

export const monthsOf = (user: User) => queryOrNull(byMonth, {}, user);
export const subjectsOf = (user: User) => queryOrNull(bySubject, {}, user);
export const unexcusedOf = (user: User) => queryOrNull(unexcused, {}, user);
export const requestsOf = (user: User) => queryOrNull(requests, {}, user);
export const excusesOf = (user: User) => queryOrNull(excuses, {}, user);
export const typesQuery = queryOf(types, {});

/** A row with a name, its hours and a bar. */
export interface HoursRow {
  name: string;
  total: number;
  /** Null when the provider does not return it. */
  excused: number | null;
  /** Excused and unexcused parts, relative to the longest bar: 0 to 1. */
  parts: { excused: number; unexcused: number };
}

/** Returns the rows with bars scaled to the longest one. */
export function hoursRows(
  rows: readonly { name: string; total: number; excused: number | null }[],
): readonly HoursRow[] {
  const most = Math.max(1, ...rows.map(({ total }) => total));
  return rows.map((row) => {
    const excused = (row.excused ?? 0) / most;
    return { ...row, parts: { excused, unexcused: row.total / most - excused } };
  });
}

export const monthRows = (
  months: Reply<typeof byMonth>,
  nameOf: (month: IsoDate) => string,
): readonly HoursRow[] =>
  hoursRows(
    months.map(({ month, isoMonth, omissionCount, excusedCount }) => {
      const first = isoMonth === undefined ? null : readMoment(`${isoMonth}-01`);
      return { name: first ? nameOf(first) : month, total: omissionCount, excused: excusedCount ?? null };
    }),
  );

export const subjectRows = (subjects: Reply<typeof bySubject>): readonly HoursRow[] =>
  hoursRows(
    subjects.map(({ subject, omissionCount, excusedCount }) => ({
      name: subject.name || subject.abbrev,
      total: omissionCount,
      excused: excusedCount,
    })),
  );

/**
 * Parses the dates of missed lessons. Two lessons of a subject may be on the same day, so their index identifies
 * them.
 */
export const missedLessons = (list: Reply<typeof unexcused>) =>
  list.map((lesson, place) => ({ ...lesson, place, on: parseDotted(lesson.date) }));

/** A request as listed. */
export interface RequestView extends OmissionRequest {
  /** Null for an unknown status, which is shown as received. */
  state: OmissionRequestState | null;
  createdOn: IsoDate | null;
  decidedOn: IsoDate | null;
  from: IsoDate | null;
  to: IsoDate | null;
}

/** Sorts requests newest first; providers use different orders. */
export const toRequestViews = (list: readonly OmissionRequest[]): readonly RequestView[] =>
  list
    .map((request) => ({
      ...request,
      state: omissionRequestStateOf(request.status),
      createdOn: readMoment(request.createdDate),
      decidedOn: request.decidedDate ? readMoment(request.decidedDate) : null,
      from: readMoment(request.dateFrom),
      to: readMoment(request.dateTo),
    }))
    .toSorted((a, b) => b.id - a.id);

/** Parses a date in the formats of providers: "2026-12-31", "31.12.2026", or milliseconds. */
export const dayOf = (day: string | number): IsoDate | null =>
  typeof day === 'number' ? localDate(new Date(day)) : (readMoment(day) ?? parseDotted(day));
