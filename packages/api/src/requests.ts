import { requestKinds } from '@semestr/core/requests/kinds';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { json, Range } from './resource.ts';
import { Id, IdText, IsoDate } from './shapes.ts';

/**
 * The request queue: requests of all kinds in one list, with the student's details needed for a decision. Decisions use
 * the calls of each kind (`PUT /admin/certificates/:id`), with the version from the queue.
 */

const kind = z.enum(requestKinds);
const nullableText = z.nullable(z.string());

/** Subject of a request, in fields that fit any kind; null for fields that a kind does not have. */
const requestSummary = z.object({
  /** A place, a subject, an enterprise, a topic, a specialisation. */
  what: nullableText,
  /** Its type: of a certificate, a mark sheet, a document, a practice, a purpose of studies. */
  type: nullableText,
  /** A semester, or a position: among the student's choices, or in the queue for a room. */
  number: z.nullable(z.int()),
  from: z.nullable(IsoDate),
  to: z.nullable(IsoDate),
  /** Attached document, for the `papers` calls: an upload with this id, or that of an absence request. */
  paper: z.nullable(z.object({ uploadId: z.nullable(Id) })),
});
export type RequestSummary = z.output<typeof requestSummary>;

/** One request of the queue. */
export const QueuedRequest = z.object({
  kind,
  id: Id,
  version: z.int(),
  /** Display number: "ПР-204". */
  number: z.string(),
  /** Number of the issued paper; null until then. */
  paperNumber: nullableText,
  student: z.object({
    id: Id,
    lastName: z.string(),
    firstName: z.string(),
    middleName: nullableText,
    cardNumber: z.string(),
    groupName: z.string(),
    course: z.nullable(z.int()),
    facultyAbbrev: z.string(),
    facultyId: z.optional(Id),
  }),
  asked: requestSummary,
  state: z.string(),
  createdAt: z.string(),
  decidedAt: nullableText,
  rejectionReason: nullableText,
  /** Last day for a decision in time; null when no decision is pending. */
  dueOn: z.nullable(IsoDate),
  /** When the open question was asked; null when the request does not wait for the student. */
  askedAt: z.optional(nullableText),
  /** When the student last replied to a question. */
  repliedAt: z.optional(nullableText),
  /** The employee who processes the request. */
  assignee: z.optional(z.nullable(z.object({ id: Id, name: z.string() }))),
});
export type QueuedRequest = z.output<typeof QueuedRequest>;

const filter = z.strictObject({
  kind: z.optional(z.array(kind).check(z.minLength(1, 'required'), z.maxLength(requestKinds.length))),
  /**
   * Requests that wait for the university (default), for the student’s reply, decided ones, last decision first, or all.
   */
  state: z.optional(z.enum(['waiting', 'asked', 'decided', 'any'])),
  facultyId: z.optional(Id),
  overdue: z.optional(z.literal(true)),
  /** Requests assigned to the caller. */
  isMine: z.optional(z.literal(true)),
  /** Words that identify a student, or the number of a request. */
  q: z.optional(z.string().check(z.maxLength(100))),
});
export type QueueFilter = z.output<typeof filter>;

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/admin/requests',
  access: 'admin',
  area: 'requests',
  summary: 'List requests of all kinds in one queue, with the count of each kind',
  query: z.object({ filter: z._default(json(filter), {}), range: z.optional(Range) }),
  reply: z.object({
    items: z.array(QueuedRequest),
    /** Total number of matches on all pages. */
    total: z.int(),
    /** Number of matches of each kind, ignoring the filters `kind` and `overdue`, and how many of them are overdue. */
    counts: z.array(z.object({ kind, count: z.int(), overdue: z.int() })),
  }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
  example: { query: { filter: '{"kind":["omissions"]}', range: '[0,9]' } },
});

const hours = z.number();

export const situation = endpoint({
  method: 'GET',
  path: '/api/v1/admin/requests/:kind/:id/situation',
  access: 'admin',
  area: 'requests',
  summary: 'Get the student’s details needed to decide on a request',
  params: z.object({ kind, id: IdText }),
  reply: z.object({
    /** Of numeric marks; null when there are none. */
    average: z.nullable(z.number()),
    debts: z.int(),
    /** Head of the student's group; null without one. */
    head: z.nullable(z.object({ id: Id, name: z.string() })),
    /** Penalties in force. */
    penalties: z.int(),
    /** The student's current room; null outside a dormitory. */
    room: nullableText,
    privileges: z.array(z.string()),
    /** Recent other requests of this kind, newest first. */
    others: z.array(
      z.object({
        id: Id,
        number: z.string(),
        asked: requestSummary,
        state: z.string(),
        createdAt: z.string(),
      }),
    ),
    /** Absences on the days of a request to excuse them; null for other kinds. */
    omissions: z.nullable(
      z.object({
        lessons: z.array(
          z.object({ date: IsoDate, subject: z.string(), type: z.string(), hours, isExcused: z.boolean() }),
        ),
        /** Unexcused hours in the current term: now, and if the request is accepted. */
        unexcused: hours,
        unexcusedIfAccepted: hours,
      }),
    ),
    /** Administrators' actions on the request, newest first: the resulting state, or null. */
    history: z.array(
      z.object({ at: z.string(), by: nullableText, state: nullableText, isTakenBack: z.boolean() }),
    ),
  }),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'no-data',
  isExtension: true,
});
export type Situation = z.output<typeof situation.reply>;
