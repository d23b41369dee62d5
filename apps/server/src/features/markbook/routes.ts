import * as calls from '@semestr/api/markbook';
import type { FastifyInstance } from 'fastify';
import { studentOf } from '../../http/caller.ts';
import { handle } from '../../http/handle.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../domain/services.ts';
import { markbookOf } from './store.ts';

export function markbookRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.own, async ({ caller }) => {
    const markbook = await markbookOf(services.db, studentOf(calls.own, caller));
    if (!markbook) throw refuse(calls.own, 404);
    return markbook;
  });
}
