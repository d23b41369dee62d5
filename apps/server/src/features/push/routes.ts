import * as calls from '@semestr/api/push';
import { isPushAddress } from '@semestr/core/push';
import type { FastifyInstance } from 'fastify';
import { pushKeysOf } from '../../domain/push-keys.ts';
import type { Services } from '../../http/services.ts';
import { handle } from '../../http/handle.ts';
import { addBrowser, browsersOf, removeBrowser } from './store.ts';

export function pushRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  const { pushServices } = settings;

  handle(app, services, calls.list, async ({ db, caller }) => ({
    publicKey: pushServices.length > 0 ? (await pushKeysOf(db)).publicKey : null,
    browsers: await browsersOf(db, caller.userId),
  }));

  handle(app, services, calls.add, async ({ db, caller, body, language, now, refuse }) => {
    if (!isPushAddress(body.endpoint, pushServices)) throw refuse('push-service-unknown');
    return addBrowser(db, caller, body, { language, now });
  });

  handle(app, services, calls.remove, async ({ db, caller, params: { id }, refuse }) => {
    if (!(await removeBrowser(db, caller.userId, id))) throw refuse('push-browser-unknown');
    return undefined;
  });
}
