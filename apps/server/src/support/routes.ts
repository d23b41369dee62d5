import * as calls from '@semestr/api/support';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../credentials.ts';
import { handle } from '../http/handle.ts';
import { refuse } from '../http/refuse.ts';
import type { Services } from '../services.ts';
import { categories } from './categories.ts';
import { employeeSeat, personOf } from './store.ts';

export function supportRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  handle(app, services, calls.categories, async () => [...categories]);

  handle(app, services, calls.autocomplete, async ({ body, now, request }) => {
    const { login: username, password } = body;
    const account = await accountOf(db, { username, password, client: request.ip, now });
    if (account instanceof Date) throw refuse(calls.autocomplete, 429, { until: account });
    if (account === 'wrong') throw refuse(calls.autocomplete, 401);
    return personOf(db, account.id);
  });

  handle(app, services, calls.byPersonalInfo, async ({ body }) => employeeSeat(db, body));
}
