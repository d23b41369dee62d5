import * as calls from '@semestr/api/notifications';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import { refuse } from '../http/refuse.ts';
import type { Services } from '../services.ts';
import { countNotifications, markNotifications, notificationsOf } from './store.ts';

export function notificationRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  handle(app, services, calls.list, async ({ caller, query }) => {
    const page = { number: query.pageNumber, size: query.pageSize };
    const { rows, hasNext } = await notificationsOf(db, caller.userId, page);
    return { notifications: rows, hasNext, totalElements: await countNotifications(db, caller.userId) };
  });

  handle(app, services, calls.unviewedCount, async ({ caller }) =>
    countNotifications(db, caller.userId, 'unviewed'),
  );

  handle(app, services, calls.count, async ({ caller }) => countNotifications(db, caller.userId));

  handle(app, services, calls.mark, async ({ caller, body }) => {
    if (!(await markNotifications(db, caller.userId, body))) throw refuse(calls.mark, 404);
    return undefined;
  });
}
