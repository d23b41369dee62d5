import { DEFAULT_RANGE } from '@semestr/api/filters';
import * as calls from '@semestr/api/requests';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../domain/services.ts';
import { handle } from '../../../http/handle.ts';
import { refuse } from '../../../http/refuse.ts';
import { queueOf } from './queue.ts';
import { situationOf } from './situation.ts';

/** The desk: one queue over all kinds of requests, and what there is to know of a student who asks. */
export function requestRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  handle(app, services, calls.list, async ({ query: { filter, range }, now }) =>
    queueOf(db, { ...filter, now }, range ?? [0, DEFAULT_RANGE - 1]),
  );

  handle(app, services, calls.situation, async ({ params }) => {
    const situation = await situationOf(db, params);
    if (!situation) throw refuse(calls.situation, 404);
    return situation;
  });
}
