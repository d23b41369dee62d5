import * as calls from '@semestr/api/today';
import { clashingLessons } from '@semestr/core/clashes';
import { localDate } from '@semestr/core/dates';
import type { FastifyInstance } from 'fastify';
import { academicCalendar } from '../../../domain/calendar.ts';
import type { Services } from '../../../domain/services.ts';
import { handle } from '../../../http/handle.ts';
import { lessonsOfTerms } from '../clashing.ts';
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

/** What waits for administrators today. */
export function todayRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  handle(app, services, calls.read, async ({ caller, now }) => ({
    today: localDate(now),
    requests: await requestsToday(db, now),
    outbox: await outboxToday(db, now),
    failedSignIns: await failedSignIns(db, now),
    blocked: await blockedAccounts(db),
    bugReports: await newBugReports(db, now),
    termsWithoutDays: await termsWithoutDays(db, now),
    impersonations: await actings(db),
    sinceLastHere: await sinceLastHere(db, caller.userId),
  }));

  handle(app, services, calls.clashes, async ({ now }) => ({
    lessonIds: clashingLessons(await lessonsOfTerms(db, termsAhead(now)), await academicCalendar(db)),
  }));
}
