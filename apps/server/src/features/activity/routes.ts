import * as calls from '@semestr/api/activity';
import type { FastifyInstance } from 'fastify';
import { studentOf } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { isMember, worksOf } from './store.ts';

export function activityRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.isBrsm, async ({ db, caller }) =>
    isMember(db, studentOf(calls.isBrsm, caller), 'brsm'),
  );
  handle(app, services, calls.isProfCom, async ({ db, caller }) =>
    isMember(db, studentOf(calls.isProfCom, caller), 'prof-com'),
  );
  handle(app, services, calls.socialWork, async ({ db, caller }) =>
    worksOf(db, studentOf(calls.socialWork, caller), 'social'),
  );
  handle(app, services, calls.researchWork, async ({ db, caller }) =>
    worksOf(db, studentOf(calls.researchWork, caller), 'research'),
  );
}
