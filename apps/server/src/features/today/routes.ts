import * as calls from '@semestr/api/today';
import { localDate } from '@semestr/core/dates';
import { isUnopened } from '@semestr/core/opening';
import { type Area, consoleRoleOf, hasRight } from '@semestr/core/rights';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { groups } from '../../db/tables/groups.ts';
import { institution } from '../../db/tables/institution.ts';
import { users } from '../../db/tables/users.ts';
import { type Caller, facultyFor } from '../../domain/caller.ts';
import { isAccessibleTo } from '../../domain/own-faculty.ts';
import type { Services } from '../../http/services.ts';
import { handle } from '../../http/handle.ts';
import { createClashCache } from './clashes.ts';
import * as facts from './facts.ts';
import { requestsToday } from './requests.ts';

/** Returns whether a caller's role may read an area. */
function readerOf(caller: Caller): (area: Area) => boolean {
  const role = consoleRoleOf(caller);
  return (area) => role !== null && hasRight(role, area, 'read');
}

/**
 * Counts events since the caller's previous sign-in, in the areas that the caller may read; null when there was none.
 */
async function newsFor(db: Database, caller: Caller, facultyId: number | null) {
  const at = await facts.previousSignIn(db, caller.userId);
  if (!at) return null;
  const reads = readerOf(caller);
  return {
    at: at.toISOString(),
    ...(reads('requests') && { requests: await facts.requestsSince(db, at, facultyId) }),
    ...(reads('support') && { bugReports: await facts.bugReportsSince(db, at) }),
    ...(reads('messages') && { failedMessages: await facts.failedMessagesSince(db, at) }),
    ...(reads('audit') && { changes: await facts.changesSince(db, at, caller.userId) }),
  };
}

/** Registers the call for the pending work of today. */
export function todayRoutes(app: FastifyInstance, services: Services): void {
  const { gateways } = services.settings;

  handle(app, services, calls.read, async ({ db, caller, now }) => {
    const reads = readerOf(caller);
    const making = { caller, call: calls.read };
    const facultyId = facultyFor(caller, calls.read);
    return {
      today: localDate(now),
      ...(reads('administration') && {
        isUnopened: isUnopened({
          institution: await db.$count(institution),
          groups: await db.$count(groups),
        }),
      }),
      ...(reads('requests') && { requests: await requestsToday(db, now, facultyId) }),
      ...(reads('messages') && {
        outbox: (await facts.countOutbox(db, now)).map((one) => ({
          ...one,
          isSetUp: one.channel === 'push' || gateways[one.channel],
        })),
      }),
      ...(reads('accounts') && {
        blocked: await facts.blockedAccounts(db, isAccessibleTo(db, making, { table: users })),
      }),
      ...(reads('support') && {
        bugReports: await facts.newBugReports(db, now),
        openBugReports: await facts.openBugReports(db, caller.userId),
      }),
      ...(reads('timetable') && { termsWithoutDays: await facts.termsWithoutDays(db, now, facultyId) }),
      ...(reads('audit') && {
        failedSignIns: await facts.failedSignIns(db, now),
        impersonations: await facts.recentImpersonations(db),
      }),
      sinceLastHere: await newsFor(db, caller, facultyId),
    };
  });

  const clashes = createClashCache(services.plainDb);
  handle(app, services, calls.clashes, async ({ db, caller, now }) => {
    const lessonIds = await clashes(facts.termsAhead(now));
    const { staffFacultyId } = caller;
    return {
      lessonIds:
        staffFacultyId === null ? lessonIds : await facts.lessonsOfFaculty(db, lessonIds, staffFacultyId),
    };
  });
}
