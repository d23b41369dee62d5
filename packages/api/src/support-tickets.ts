import { bugReportEvents, bugReportStates, MAX_BUG_REPORT_ANSWER } from '@semestr/core/bug-reports';
import { languages } from '@semestr/core/languages';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { period } from './filters.ts';
import { decidedResource, prose } from './resource.ts';
import { Id, IdText } from './shapes.ts';

/** Reports to support as tickets: their state, assignee, answers and notes. */

const State = z.enum(bugReportStates);

/** Writable fields; absent fields do not change. A report that is merged into another one is closed. */
const edited = {
  state: z.optional(State),
  /** A new report that gets an assignee is in progress from then on. */
  assigneeId: z.optional(z.nullable(Id)),
  mergedIntoId: z.optional(z.nullable(Id)),
};

/** Its pictures are returned by `papers.ofBugReport`. Servers before 0.4.0 do not have the optional fields. */
export const bugReports = decidedResource('bug-reports', 'the bug reports', {
  area: 'support',
  fields: {
    createdAt: z.string(),
    subject: z.string(),
    /** Details and description together, as sent by mail. */
    text: z.string(),
    /** The text that the sender typed. */
    description: z.optional(z.string()),
    /** All other details: the page, the browser, the form's other fields. */
    details: z.optional(z.string()),
    email: z.string(),
    url: z.nullable(z.string()),
    pictures: z.int(),
    /** The account that was signed in when the report was sent. */
    userId: z.optional(z.nullable(Id)),
    language: z.optional(z.nullable(z.enum(languages))),
    ...edited,
  },
  edited,
  filter: {
    email: z.string().check(z.maxLength(320)),
    state: State,
    assigneeId: Id,
    userId: Id,
    mergedIntoId: Id,
  },
  conditions: period,
});

const params = z.object({ id: IdText });

export const thread = endpoint({
  method: 'GET',
  path: '/api/v1/admin/bug-reports/:id/thread',
  access: 'admin',
  area: 'support',
  summary: 'Get the sender of a bug report, its events and the reports merged into it',
  params,
  reply: z.object({
    /** Null when no account is known. */
    sender: z.nullable(
      z.object({
        userId: Id,
        /** False for an account that was only found by the confirmed e-mail of the report. */
        isCertain: z.boolean(),
      }),
    ),
    /** Oldest first. */
    events: z.array(
      z.object({
        id: Id,
        at: z.string(),
        event: z.enum(bugReportEvents),
        /** Null once the account of the supporter is deleted. */
        authorId: z.nullable(Id),
        /** The answer or the note. */
        text: z.nullable(z.string()),
        state: z.nullable(State),
        assigneeId: z.nullable(Id),
        /** The other report of a merge. */
        otherId: z.nullable(Id),
        /** State of the mail with an answer; null without one, or once it is no longer kept. */
        delivery: z.nullable(z.enum(['waiting', 'sent', 'failed', 'expired'])),
      }),
    ),
    /** Reports merged into this one, whose senders get its answers. */
    merged: z.array(z.object({ id: Id, subject: z.string(), email: z.string(), createdAt: z.string() })),
  }),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'no-data',
  isExtension: true,
});

const written = prose(MAX_BUG_REPORT_ANSWER);
const example = { params: { id: '7' }, body: { text: 'Исправлено: обновите страницу.' } };
/** A long text with escaped letters. */
const maxBytes = 64 * 1024;

/**
 * Also answers the senders of reports merged into this one. Senders who were signed in get a notification too, in the
 * language of their account.
 */
export const answer = endpoint({
  method: 'POST',
  path: '/api/v1/admin/bug-reports/:id/answers',
  access: 'admin',
  area: 'support',
  summary: 'Answer the sender of a bug report by e-mail, in the language of the report',
  params,
  body: z.object({ text: written }),
  maxBytes,
  reply: z.object({ id: Id, recipients: z.int() }),
  refusals: {
    403: 'session-ended',
    404: 'record-not-found',
    409: { named: ['bug-report-merged'], plain: 'record-busy' },
  },
  fallbackReason: 'answer-not-sent',
  idempotent: true,
  isExtension: true,
  example,
});

export const note = endpoint({
  method: 'POST',
  path: '/api/v1/admin/bug-reports/:id/notes',
  access: 'admin',
  area: 'support',
  summary: 'Add a note to a bug report, which its sender does not see',
  params,
  body: z.object({ text: written }),
  maxBytes,
  reply: z.object({ id: Id }),
  refusals: { 403: 'session-ended', 404: 'record-not-found', 409: 'record-busy' },
  fallbackReason: 'record-not-stored',
  idempotent: true,
  isExtension: true,
  example,
});

export const assignees = endpoint({
  method: 'GET',
  path: '/api/v1/admin/bug-report-assignees',
  access: 'admin',
  area: 'support',
  summary: 'List the users of the console who can be assigned bug reports',
  reply: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** Whether it is the caller. */
      isOwn: z.boolean(),
    }),
  ),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
});

/** Reports sent without signing in are not included, because an e-mail address alone proves nothing. */
export const own = endpoint({
  method: 'GET',
  path: '/api/v1/bug-report/own',
  access: 'signed-in',
  summary:
    'List the reports that the user has sent to support while signed in, newest first, with the answers',
  reply: z.array(
    z.object({
      id: Id,
      createdAt: z.string(),
      subject: z.string(),
      description: z.string(),
      state: State,
      answers: z.array(z.object({ at: z.string(), text: z.string() })),
    }),
  ),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
  isExtension: true,
});
