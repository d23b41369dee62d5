import * as calls from '@semestr/api/today';
import { localDate } from '@semestr/core/dates';
import { isUnopened } from '@semestr/core/opening';
import type { FastifyInstance } from 'fastify';
import { groups } from '../../db/tables/groups.ts';
import { institution } from '../../db/tables/institution.ts';
import type { Services } from '../../http/services.ts';
import { handle } from '../../http/handle.ts';
import { rememberClashes } from './clashes.ts';
import {
  actings,
  blockedAccounts,
  failedSignIns,
  newBugReports,
  outboxToday,
  sinceLastHere,
  termsAhead,
  termsWithoutDays,
} from './facts.ts';
import { requestsToday } from './requests.ts';

/** Registers the call for an administrator's pending work of today. */
export function todayRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.read, async ({ db, caller, now }) => ({
    today: localDate(now),
    isUnopened: isUnopened({
      institution: await db.$count(institution),
      groups: await db.$count(groups),
    }),
    requests: await requestsToday(db, now),
    outbox: (await outboxToday(db, now)).map((one) => ({
      ...one,
      isSetUp: one.channel === 'push' || services.settings.gateways[one.channel],
    })),
    failedSignIns: await failedSignIns(db, now),
    blocked: await blockedAccounts(db),
    bugReports: await newBugReports(db, now),
    termsWithoutDays: await termsWithoutDays(db, now),
    impersonations: await actings(db),
    sinceLastHere: await sinceLastHere(db, caller.userId),
  }));

  const clashes = rememberClashes(services.plainDb);
  handle(app, services, calls.clashes, async ({ now }) => ({ lessonIds: await clashes(termsAhead(now)) }));
}
