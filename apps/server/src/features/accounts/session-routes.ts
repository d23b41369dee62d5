import { DEFAULT_RANGE, MAX_RANGE } from '@semestr/api/filters';
import { sessions as calls } from '@semestr/api/accounts';
import type { FastifyInstance } from 'fastify';
import { sessions } from '../../db/tables/users.ts';
import { loadManagedAccount } from '../../domain/account-care.ts';
import { writeAudit } from '../../domain/audit.ts';
import { isAccessibleTo, assertInOwnFaculty } from '../../domain/own-faculty.ts';
import type { Services } from '../../http/services.ts';
import { actor } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import { endSessionById, listSessions, sessionById } from './sessions.ts';

const kind = { table: sessions };

/** Registers the administrators' calls for sessions. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.list, async ({ db, query, caller, now, reply }) => {
    const range = query.range ?? [0, (query.filter.id ? MAX_RANGE : DEFAULT_RANGE) - 1];
    const within = isAccessibleTo(db, { caller, call: calls.list }, kind);
    const { rows, total } = await listSessions(db, { ...caller, now }, { ...query, range }, within);
    const [first] = range;
    reply.header('content-range', `sessions ${first}-${Math.max(first, first + rows.length - 1)}/${total}`);
    return rows;
  });

  handle(app, services, calls.one, async ({ db, params, caller, now, refuse }) => {
    await assertInOwnFaculty(db, { caller, call: calls.one }, kind, params.id);
    const session = await sessionById(db, { ...caller, now }, params.id);
    if (!session) throw refuse('record-not-found');
    return session;
  });

  handle(app, services, calls.end, async ({ db, params: { id }, caller, now, request, refuse }) =>
    db.transaction(async (tx) => {
      const userId = await endSessionById(tx, id);
      if (userId === null) throw refuse('session-not-found');
      await loadManagedAccount(tx, { caller, call: calls.end }, userId);
      await writeAudit(tx, {
        now,
        ...actor(caller),
        action: 'account.end-session',
        subject: `sessions/${id}`,
        details: { userId },
        client: request.ip,
      });
      return undefined;
    }),
  );
}
