import * as calls from '@semestr/api/accounts';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../domain/audit.ts';
import type { Database } from '../../db/database.ts';
import { actor } from '../../http/caller.ts';
import type { Call } from '../../http/call.ts';
import { handle } from '../../http/handle.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../domain/services.ts';
import { accountById, endSessionsOf, giveAttemptsBack, makePasswordLink, retry } from './store.ts';

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  type AnyCall = Pick<Call<typeof calls.unban>, 'caller' | 'now' | 'request' | 'params'>;
  const log = (tx: Database, { caller, now, request, params }: AnyCall, action: string, kind = 'users') =>
    writeAudit(tx, { now, ...actor(caller), action, subject: `${kind}/${params.id}`, client: request.ip });

  handle(app, services, calls.passwordLink, async (call) =>
    db.transaction(async (tx) => {
      const account = await accountById(tx, call.params.id);
      if (account?.studentId == null) throw refuse(calls.passwordLink, 404);
      const { address, expiresAt } = await makePasswordLink(tx, account.id, call.now);
      await log(tx, call, 'account.password-link');
      return { link: call.link(address), expiresAt: expiresAt.toISOString() };
    }),
  );

  handle(app, services, calls.unban, async (call) =>
    db.transaction(async (tx) => {
      const account = await accountById(tx, call.params.id);
      if (!account) throw refuse(calls.unban, 404);
      await giveAttemptsBack(tx, account);
      await log(tx, call, 'account.unban');
      return undefined;
    }),
  );

  handle(app, services, calls.endSessions, async (call) =>
    db.transaction(async (tx) => {
      const account = await accountById(tx, call.params.id);
      if (!account) throw refuse(calls.endSessions, 404);
      await endSessionsOf(tx, account.id);
      await log(tx, call, 'account.end-sessions');
      return undefined;
    }),
  );

  handle(app, services, calls.retryMessage, async (call) =>
    db.transaction(async (tx) => {
      const state = await retry(tx, call.params.id, call.now);
      if (state === null) throw refuse(calls.retryMessage, 404);
      if (state === 'refused') throw refuse(calls.retryMessage, 409);
      await log(tx, call, 'outbox.retry', 'outbox');
      return { id: call.params.id, state };
    }),
  );
}
