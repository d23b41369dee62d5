import { requestKinds } from '@semestr/core/request-kinds';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { json, Range } from './resource.ts';
import { Id, IdText, IsoDate } from './shapes.ts';

/**
 * The desk: requests of all kinds in one queue, and what whoever decides has to know of the student. They are decided on by
 * the calls of their kinds (`PUT /admin/certificates/:id`), in the version that the queue names.
 */

const kind = z.enum(requestKinds);
const nullableText = z.nullable(z.string());

/** What is asked for, in parts that fit any kind; null where a kind has no such part. */
const asked = z.object({
  /** A place, a subject, an enterprise, a topic, a specialisation. */
  what: nullableText,
  /** What kind of it: of a certificate, a mark sheet, a paper, a practice, a purpose of studies. */
  type: nullableText,
  /** A semester, or a place in an order: of wishes, or in the queue for a room. */
  number: z.nullable(z.int()),
  from: z.nullable(IsoDate),
  to: z.nullable(IsoDate),
  /** Which paper came with it, as `papers` gives it out: an upload by this id, or that of an omission request. */
  paper: z.nullable(z.object({ uploadId: z.nullable(Id) })),
});
export type Asked = z.output<typeof asked>;

/** One request of the queue. */
export const QueuedRequest = z.object({
  kind,
  id: Id,
  version: z.int(),
  /** As people name it: "ПР-204". */
  number: z.string(),
  /** The number of the paper that was given out; null before. */
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
  }),
  asked,
  state: z.string(),
  createdAt: z.string(),
  decidedAt: nullableText,
  rejectionReason: nullableText,
  /** The last day on which it is decided on in time; null where it waits for no decision. */
  dueOn: z.nullable(IsoDate),
});
export type QueuedRequest = z.output<typeof QueuedRequest>;

const filter = z.strictObject({
  kind: z.optional(z.array(kind).check(z.minLength(1, 'required'), z.maxLength(requestKinds.length))),
  /** What waits for a decision (so too where nothing is said), or everything else, the last decision first; or both. */
  state: z.optional(z.enum(['waiting', 'decided', 'any'])),
  facultyId: z.optional(Id),
  overdue: z.optional(z.literal(true)),
  /** Words by which a student is known, or the number of a request. */
  q: z.optional(z.string().check(z.maxLength(100))),
});
export type QueueFilter = z.output<typeof filter>;

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/admin/requests',
  access: 'admin',
  area: 'requests',
  summary: 'Requests of all kinds in one queue, with how many there are of each kind',
  query: z.object({ filter: z._default(json(filter), {}), range: z.optional(Range) }),
  reply: z.object({
    items: z.array(QueuedRequest),
    /** How many match on all pages. */
    total: z.int(),
    /** Of each kind how many match beside the conditions `kind` and `overdue`, and how many of them are overdue. */
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
  summary: 'What whoever decides on a request has to know of its student',
  params: z.object({ kind, id: IdText }),
  reply: z.object({
    /** Of the marks that are numbers; null where there are none. */
    average: z.nullable(z.number()),
    debts: z.int(),
    /** The head of the student's group; null where it has none. */
    head: z.nullable(z.object({ id: Id, name: z.string() })),
    /** Penalties in force. */
    penalties: z.int(),
    /** Where the student lives now; null where not in a dormitory. */
    room: nullableText,
    privileges: z.array(z.string()),
    /** The last requests of this kind before or after it, the newest first. */
    others: z.array(
      z.object({ id: Id, number: z.string(), asked, state: z.string(), createdAt: z.string() }),
    ),
    /** Of a request to excuse days: what was missed on them; null for other kinds. */
    omissions: z.nullable(
      z.object({
        lessons: z.array(
          z.object({ date: IsoDate, subject: z.string(), type: z.string(), hours, isExcused: z.boolean() }),
        ),
        /** Hours of the running term without a good reason: now, and if the request is accepted. */
        unexcused: hours,
        unexcusedIfAccepted: hours,
      }),
    ),
    /** What administrators did with the request, the newest first: the state that it came into, or null. */
    history: z.array(
      z.object({ at: z.string(), by: nullableText, state: nullableText, isTakenBack: z.boolean() }),
    ),
  }),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'no-data',
  isExtension: true,
});
export type Situation = z.output<typeof situation.reply>;
