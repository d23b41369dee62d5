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
import { ask, askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';

export const monthsOf = (user: User) => askOrNull(byMonth, {}, user);
export const subjectsOf = (user: User) => askOrNull(bySubject, {}, user);
export const unexcusedOf = (user: User) => askOrNull(unexcused, {}, user);
export const requestsOf = (user: User) => askOrNull(requests, {}, user);
export const excusesOf = (user: User) => askOrNull(excuses, {}, user);
export const typesQuery = ask(types, {});

/** Hours under a name, as a row with its bar. */
export interface HoursRow {
  name: string;
  total: number;
  /** Null where the provider does not tell. */
  excused: number | null;
  /** What of the longest bar is excused, and what is not: 0 to 1. */
  parts: { excused: number; unexcused: number };
}

/** The rows with bars that can be compared: the longest is as long as there is room. */
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

/** A missed lesson, with its day as a date. Two of one subject may be on one day: only their places tell them apart. */
export const missedLessons = (list: Reply<typeof unexcused>) =>
  list.map((lesson, place) => ({ ...lesson, place, on: parseDotted(lesson.date) }));

/** A request as the list shows it. */
export interface ShownRequest extends OmissionRequest {
  /** Null for a word that is not known: it is shown as it is. */
  state: OmissionRequestState | null;
  createdOn: IsoDate | null;
  decidedOn: IsoDate | null;
  from: IsoDate | null;
  to: IsoDate | null;
}

/** The newest first, whatever order a provider has. */
export const shownRequests = (list: readonly OmissionRequest[]): readonly ShownRequest[] =>
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

/** A day as providers write it: "2026-12-31", "31.12.2026", or milliseconds. */
export const dayOf = (day: string | number): IsoDate | null =>
  typeof day === 'number' ? localDate(new Date(day)) : (readMoment(day) ?? parseDotted(day));
