import * as calls from '@semestr/api/announcements';
import { type IsoDate, localDate, parseDotted } from '@semestr/core/dates';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { handle } from '../../http/handle.ts';
import type { Caller } from '../../domain/caller.ts';
import { isPaged, pageFor, type PageQuery } from '../../http/page.ts';
import type { Services } from '../../http/services.ts';
import { selectRelevant } from './relevant.ts';
import {
  byDepartment,
  byEmployee,
  byEmployeeId,
  forGroup,
  forStudent,
  roomsByLabel,
  selectAnnouncements,
} from './store.ts';
import { announcementWriteRoutes } from './write-routes.ts';

/** Times of an announcement without a time, as the provider stores them. */
const NO_START = '00:00';
const NO_END = '00:01';

/**
 * Formats announcements as the provider does since 2026: rooms as objects, times always as texts.
 * @param isIso whether dates are ISO texts
 */
async function toNewFormat(
  db: Database,
  rows: readonly calls.Announcement[],
  isIso: boolean,
): Promise<calls.Announcement[]> {
  const roomOf = await roomsByLabel(db);
  return rows.map((row) => ({
    ...row,
    date: (isIso ? parseDotted(row.date) : null) ?? row.date,
    startTime: row.startTime ?? NO_START,
    endTime: row.endTime ?? row.startTime ?? NO_END,
    auditory: typeof row.auditory === 'string' ? roomOf(row.auditory) : row.auditory,
  }));
}

/** Formats a page of these announcements, newest first. */
const toNewPage = async (db: Database, rows: readonly calls.Announcement[], query: PageQuery) =>
  pageFor((await toNewFormat(db, rows, true)).toReversed(), query);

export function announcementRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.ofGroup, async ({ db, query, now }) =>
    toNewFormat(db, await selectAnnouncements(db, localDate(now), forGroup(db, query.name)), false),
  );

  handle(app, services, calls.ofDepartment, async ({ db, query, now }) => {
    const department = { id: query.id, urlId: query['url-id'] };
    const rows = await selectAnnouncements(db, localDate(now), byDepartment(db, department));
    // Older clients send the id.
    return query.id === undefined ? toNewFormat(db, rows, true) : rows;
  });

  handle(app, services, calls.ofEmployee, async ({ db, query, now }) => {
    const from = query.dateFrom ?? localDate(now);
    const rows = await selectAnnouncements(db, from, byEmployee(query['url-id']));
    return isPaged(query) ? toNewPage(db, rows, query) : rows;
  });

  /** Returns the announcements for a student's group, or an educator's own; other users have none. */
  async function personal(db: Database, { studentId, employeeId }: Caller, from: IsoDate) {
    if (studentId !== null) return selectAnnouncements(db, from, forStudent(db, studentId));
    return employeeId === null ? [] : selectAnnouncements(db, from, byEmployeeId(employeeId), true);
  }

  handle(app, services, calls.personalList, async ({ db, caller, query, now }) =>
    query.all && caller.studentId !== null
      ? selectRelevant(db, localDate(now), caller.studentId)
      : personal(db, caller, localDate(now)),
  );

  handle(app, services, calls.personalPage, async ({ db, caller, query, now }) =>
    toNewPage(db, await personal(db, caller, query.dateFrom ?? localDate(now)), query),
  );

  announcementWriteRoutes(app, services);
}
