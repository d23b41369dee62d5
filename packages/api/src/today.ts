import { channelNames } from '@semestr/core/delivery';
import { requestKinds } from '@semestr/core/request-kinds';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, IsoDate } from './shapes.ts';

/** What waits for administrators today. Each number is that of a list, narrowed as the number says. */

/** So many days are told of each kind of request, today the last. */
export const DAYS_TOLD = 14;

/** What is done before other things, and what happened while nobody looked. */
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/admin/today',
  access: 'admin',
  area: 'today',
  summary: 'What waits for administrators today',
  reply: z.object({
    today: IsoDate,
    requests: z.array(
      z.object({
        kind: z.enum(requestKinds),
        waiting: z.int(),
        overdue: z.int(),
        /** Since when the one that has waited longest does; null where none waits. */
        oldest: z.nullable(z.string()),
        /** Within how many days a request of this kind is decided on. */
        limit: z.int(),
        /** How many came on each of the last days. */
        came: z.array(z.int()),
      }),
    ),
    /** Messages to people outside, of each channel that has any. */
    outbox: z.array(
      z.object({
        channel: z.enum(channelNames),
        /** False where the server has no gateway for it: its messages stay in the outbox. */
        isSetUp: z.boolean(),
        waiting: z.int(),
        /** Of the last seven days. */
        failed: z.int(),
        /** When the oldest of those that wait was written. */
        since: z.nullable(z.string()),
        lastError: z.nullable(z.string()),
      }),
    ),
    /** Since yesterday. */
    failedSignIns: z.int(),
    blocked: z.int(),
    /** Of the last seven days. */
    bugReports: z.int(),
    /** Groups that have lessons in a term whose days nobody has written down, running or to come. */
    termsWithoutDays: z.int(),
    /** The last times that administrators acted as students. */
    impersonations: z.array(
      z.object({ id: Id, at: z.string(), userId: z.nullable(Id), asUserId: z.nullable(Id) }),
    ),
    /** What happened since the caller had signed in the time before this one; null where they never had. */
    sinceLastHere: z.nullable(
      z.object({
        at: z.string(),
        requests: z.int(),
        bugReports: z.int(),
        failedMessages: z.int(),
        /** Records that other administrators made, changed or removed. */
        changes: z.int(),
      }),
    ),
  }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
});

/** Asked apart: every lesson of the running terms is looked at. */
export const clashes = endpoint({
  method: 'GET',
  path: '/api/v1/admin/today/clashes',
  access: 'admin',
  area: 'timetable',
  summary: 'Lessons of the running and the coming terms that double a room, an educator or a group',
  reply: z.object({ lessonIds: z.array(Id) }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
});
