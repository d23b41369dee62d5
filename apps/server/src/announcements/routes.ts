import * as calls from '@semestr/api/announcements';
import { localDate, parseDotted } from '@semestr/core/dates';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import { pageOf } from '../http/page.ts';
import type { Services } from '../services.ts';
import { byDepartment, byEmployee, forGroup, selectAnnouncements } from './store.ts';

const DEFAULT_PAGE = 20;

export function announcementRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  handle(app, services, calls.ofGroup, async ({ query, now }) =>
    selectAnnouncements(db, localDate(now), forGroup(db, query.name)),
  );

  handle(app, services, calls.ofDepartment, async ({ query, now }) =>
    selectAnnouncements(db, localDate(now), byDepartment(db, { id: query.id, urlId: query['url-id'] })),
  );

  handle(app, services, calls.ofEmployee, async ({ query, now }) => {
    const { page, size, dateFrom } = query;
    const rows = await selectAnnouncements(db, dateFrom ?? localDate(now), byEmployee(query['url-id']));
    const isPaged = page !== undefined || size !== undefined || dateFrom !== undefined;
    if (!isPaged) return rows;
    // The paged answer is the newer form, whose dates are ISO.
    const newer = rows.map((row) => ({ ...row, date: parseDotted(row.date) ?? row.date }));
    return pageOf(newer, { page: page ?? 0, size: size ?? DEFAULT_PAGE });
  });
}
