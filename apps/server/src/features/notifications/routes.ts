import * as calls from '@semestr/api/notifications';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { settingsOf, storeSettings } from './settings.ts';
import { unviewedCounts } from './stream.ts';
import { countNotifications, markNotifications, notificationsOf } from './store.ts';

export function notificationRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.list, async ({ db, caller, query, language }) => {
    const { pageNumber: number, pageSize: size, type, unviewed } = query;
    const page = { number, size, language, type, unviewed };
    const { rows, hasNext } = await notificationsOf(db, caller.userId, page);
    return {
      notifications: rows,
      hasNext,
      totalElements: await countNotifications(db, caller.userId, query),
    };
  });

  handle(app, services, calls.unviewedCount, async ({ db, caller }) =>
    countNotifications(db, caller.userId, { unviewed: true }),
  );

  handle(app, services, calls.count, async ({ db, caller }) => countNotifications(db, caller.userId));

  handle(app, services, calls.stream, async ({ caller, request, reply, refuse }) => {
    if (services.streams.isFull(caller.userId)) throw refuse('too-many');
    return unviewedCounts(services, caller, { request, reply });
  });

  handle(app, services, calls.settings, async ({ db, caller }) => settingsOf(db, caller.userId));

  handle(app, services, calls.setSettings, async ({ db, caller, body }) => {
    await storeSettings(db, caller.userId, body);
    return undefined;
  });

  handle(app, services, calls.mark, async ({ db, caller, body, refuse }) => {
    if (!(await markNotifications(db, caller.userId, body))) throw refuse('notification-not-found');
    return undefined;
  });
}
