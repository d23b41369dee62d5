import { DEFAULT_RANGE } from '@semestr/api/filters';
import * as calls from '@semestr/api/requests';
import type { FastifyInstance } from 'fastify';
import { assertInOwnFaculty } from '../../domain/own-faculty.ts';
import { requestSources } from '../../domain/requests.ts';
import type { Services } from '../../http/services.ts';
import { facultyFor } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import { queueOf } from './queue.ts';
import type { QueueKinds } from '../../records/define-request.ts';
import { situationOf } from './situation.ts';
import { questionRoutes, threadRoutes } from './thread-routes.ts';

/** Registers the request queue: one list of all types of requests, details of the requesting student, and threads. */
export const requestRoutes = (kinds: QueueKinds) => (app: FastifyInstance, services: Services) => {
  handle(app, services, calls.list, async ({ db, query: { filter, range }, caller, now }) =>
    queueOf(
      db,
      { ...filter, readers: kinds, now, within: facultyFor(caller, calls.list), userId: caller.userId },
      range ?? [0, DEFAULT_RANGE - 1],
    ),
  );

  threadRoutes(app, services);
  questionRoutes(app, services);

  handle(app, services, calls.situation, async ({ db, params, caller, refuse }) => {
    const kind = { table: requestSources[params.kind].table };
    await assertInOwnFaculty(db, { caller, call: calls.situation }, kind, params.id);
    const situation = await situationOf(db, kinds, params);
    if (!situation) throw refuse('record-not-found');
    return situation;
  });
};
