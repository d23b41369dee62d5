import { channelNames } from '@semestr/core/delivery';
import { requestKinds } from '@semestr/core/requests/kinds';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, IsoDate } from './shapes.ts';

/** Pending work of administrators today. Each number is that of a list with the corresponding filter. */

/** Number of days counted for each kind of request, ending today. */
export const DAYS_LISTED = 14;

/**
 * Urgent work, and recent events. A role gets the parts of the areas that it may read, limited to its faculty if it has
 * one; the other parts are absent. An administrator gets all of them.
 */
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/admin/today',
  access: 'admin',
  area: 'today',
  summary: 'Get what needs the caller’s attention today',
  reply: z.object({
    today: IsoDate,
    /** Whether the database is practically empty. Servers before 0.4.0 do not send it. */
    isUnopened: z.optional(z.boolean()),
    requests: z.optional(
      z.array(
        z.object({
          kind: z.enum(requestKinds),
          waiting: z.int(),
          overdue: z.int(),
          /** Since when the oldest one has been pending; null when none is. */
          oldest: z.nullable(z.string()),
          /** Number of days within which a request of this kind must be decided. */
          limit: z.int(),
          /** Number of new requests on each of the last days. */
          came: z.array(z.int()),
        }),
      ),
    ),
    /** Messages to external recipients, for each channel that has any. */
    outbox: z.optional(
      z.array(
        z.object({
          channel: z.enum(channelNames),
          /** False when the server has no gateway for the channel: its messages stay in the outbox. */
          isSetUp: z.boolean(),
          waiting: z.int(),
          /** Of the last seven days. */
          failed: z.int(),
          /** When the oldest pending one was created. */
          since: z.nullable(z.string()),
          lastError: z.nullable(z.string()),
        }),
      ),
    ),
    /** Since yesterday. */
    failedSignIns: z.optional(z.int()),
    blocked: z.optional(z.int()),
    /** Of the last seven days. */
    bugReports: z.optional(z.int()),
    /** Reports that wait for support. Servers before 0.4.0 do not have them. */
    openBugReports: z.optional(
      z.object({
        new: z.int(),
        inProgress: z.int(),
        /** Open ones assigned to the caller. */
        own: z.int(),
        /** The caller, as the assignee of a list's filter. */
        ownId: Id,
      }),
    ),
    /** Groups with lessons in a current or future term whose days are not defined. */
    termsWithoutDays: z.optional(z.int()),
    /** The most recent impersonations of students by administrators. */
    impersonations: z.optional(
      z.array(z.object({ id: Id, at: z.string(), userId: z.nullable(Id), asUserId: z.nullable(Id) })),
    ),
    /** What happened since the caller's previous sign-in; null when there was none. */
    sinceLastHere: z.nullable(
      z.object({
        at: z.string(),
        requests: z.optional(z.int()),
        bugReports: z.optional(z.int()),
        failedMessages: z.optional(z.int()),
        /** Records that other administrators created, changed or deleted. */
        changes: z.optional(z.int()),
      }),
    ),
  }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
});

/** A separate call, because it checks every lesson of the current terms. */
export const clashes = endpoint({
  method: 'GET',
  path: '/api/v1/admin/today/clashes',
  access: 'admin',
  area: 'timetable',
  summary: 'List lessons of the current and coming terms that conflict over a room, teacher or group',
  reply: z.object({ lessonIds: z.array(Id) }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
});
