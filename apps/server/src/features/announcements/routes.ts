import * as calls from '@semestr/api/announcements';
import { type IsoDate, localDate, parseDotted } from '@semestr/core/dates';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { handle } from '../../http/handle.ts';
import type { Caller } from '../../domain/caller.ts';
import { isPaged, pageFor, type PageQuery } from '../../http/page.ts';
import type { Services } from '../../http/services.ts';
import { selectAround } from './around.ts';
import {
  byDepartment,
  byEmployee,
  byEmployeeId,
  forGroup,
  forStudent,
  roomsByLabel,
  selectAnnouncements,
} from './store.ts';
import { announcementWriting } from './write-routes.ts';

/** Formats a page as the provider does since 2026: newest first, dates as ISO texts, rooms as objects. */
async function newerPage(db: Database, rows: readonly calls.Announcement[], query: PageQuery) {
  const roomOf = await roomsByLabel(db);
  const newer = rows.map((row) => ({
    ...row,
    date: parseDotted(row.date) ?? row.date,
    auditory: typeof row.auditory === 'string' ? roomOf(row.auditory) : row.auditory,
  }));
  return pageFor(newer.toReversed(), query);
}

export function announcementRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.ofGroup, async ({ db, query, now }) =>
    selectAnnouncements(db, localDate(now), forGroup(db, query.name)),
  );

  handle(app, services, calls.ofDepartment, async ({ db, query, now }) =>
    selectAnnouncements(db, localDate(now), byDepartment(db, { id: query.id, urlId: query['url-id'] })),
  );

  handle(app, services, calls.ofEmployee, async ({ db, query, now }) => {
    const from = query.dateFrom ?? localDate(now);
    const rows = await selectAnnouncements(db, from, byEmployee(query['url-id']));
    return isPaged(query) ? newerPage(db, rows, query) : rows;
  });

  /** Returns the announcements for a student's group, or an educator's own; other users have none. */
  async function personal(db: Database, { studentId, employeeId }: Caller, from: IsoDate) {
    if (studentId !== null) return selectAnnouncements(db, from, forStudent(db, studentId));
    return employeeId === null ? [] : selectAnnouncements(db, from, byEmployeeId(employeeId), true);
  }

  handle(app, services, calls.personalList, async ({ db, caller, query, now }) =>
    query.all && caller.studentId !== null
      ? selectAround(db, localDate(now), caller.studentId)
      : personal(db, caller, localDate(now)),
  );

  handle(app, services, calls.personalPage, async ({ db, caller, query, now }) =>
    newerPage(db, await personal(db, caller, query.dateFrom ?? localDate(now)), query),
  );

  announcementWriting(app, services);
}
