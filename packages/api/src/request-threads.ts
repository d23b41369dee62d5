import { requestKinds } from '@semestr/core/requests/kinds';
import { MAX_REASON } from '@semestr/core/requests/lifecycle';
import { MAX_REQUEST_MESSAGE, requestEvents } from '@semestr/core/requests/threads';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { order, prose, resource } from './resource.ts';
import { Id, IdText } from './shapes.ts';
import { MAX_DOCUMENT_BYTES, Papers } from './upload.ts';

/**
 * Threads of requests: questions of the university with the student's replies, notes and the assignee. A question
 * changes the version of the request, as does a reply: a decision based on an earlier version is rejected.
 */

const kind = z.enum(requestKinds);
const params = z.object({ kind, id: IdText });
const text = prose(MAX_REQUEST_MESSAGE);
/** A long text with escaped letters. */
const maxBytes = 32 * 1024;
const nullableText = z.nullable(z.string());

const onDesk = { access: 'admin', area: 'requests', isExtension: true } as const;
const refusals = { 403: 'session-ended', 404: 'record-not-found', 409: 'record-busy' } as const;

export const thread = endpoint({
  ...onDesk,
  method: 'GET',
  path: '/api/v1/admin/requests/:kind/:id/thread',
  summary: 'Get the assignee of a request, and its questions, replies and notes',
  params,
  reply: z.object({
    assigneeId: z.nullable(Id),
    /** When the open question was asked; null when the request does not wait for the student. */
    askedAt: nullableText,
    /** Oldest first. */
    events: z.array(
      z.object({
        id: Id,
        at: z.string(),
        event: z.enum(requestEvents),
        /** Name of the employee; null for the student, and once the account is deleted. */
        author: nullableText,
        /** The question, the reply or the note; empty for a reply with a document only. */
        text: nullableText,
        /** The document of a reply, for the `papers` calls. */
        uploadId: z.nullable(Id),
        /** Name of the new assignee. */
        assignee: nullableText,
      }),
    ),
  }),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'no-data',
});

export const ask = endpoint({
  ...onDesk,
  method: 'POST',
  path: '/api/v1/admin/requests/:kind/:id/questions',
  summary: 'Ask the student about a request, which waits for the reply from then on',
  params,
  body: z.object({ text }),
  maxBytes,
  reply: z.object({ id: Id }),
  refusals: { ...refusals, 409: { named: ['request-not-pending'], plain: 'record-busy' } },
  fallbackReason: 'question-not-sent',
  idempotent: true,
  example: {
    params: { kind: 'omissions', id: '1000000' },
    body: { text: 'На справке нет печати. Приложите скан с печатью.' },
  },
});

export const note = endpoint({
  ...onDesk,
  method: 'POST',
  path: '/api/v1/admin/requests/:kind/:id/notes',
  summary: 'Add a note to a request, which the student does not see',
  params,
  body: z.object({ text }),
  maxBytes,
  reply: z.object({ id: Id }),
  refusals,
  fallbackReason: 'record-not-stored',
  idempotent: true,
  example: {
    params: { kind: 'omissions', id: '1000000' },
    body: { text: 'Поликлиника подтвердила по телефону.' },
  },
});

export const assign = endpoint({
  ...onDesk,
  method: 'PUT',
  path: '/api/v1/admin/requests/:kind/:id/assignee',
  summary: 'Set or remove the assignee of a request',
  params,
  body: z.object({ assigneeId: z.nullable(Id) }),
  reply: z.object({ assigneeId: z.nullable(Id) }),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'record-not-stored',
  example: { params: { kind: 'omissions', id: '1000000' }, body: { assigneeId: null } },
});

export const assignees = endpoint({
  ...onDesk,
  method: 'GET',
  path: '/api/v1/admin/request-assignees',
  summary: 'List the users of the console who can be assigned requests',
  reply: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** Whether it is the caller. */
      isOwn: z.boolean(),
      /** The only faculty whose requests the user can decide; null for all. */
      facultyId: z.nullable(Id),
    }),
  ),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
});

/** A question or a reply, as the student sees it. */
const message = z.object({
  id: Id,
  at: z.string(),
  isReply: z.boolean(),
  text: z.string(),
  hasDocument: z.boolean(),
});

export const questions = endpoint({
  method: 'GET',
  path: '/api/v1/requests/questions',
  access: 'signed-in',
  summary: 'List the university’s questions about the caller’s requests, with the replies',
  reply: z.array(
    z.object({
      kind,
      id: Id,
      /** Display number of the request: "ПР-204". */
      number: z.string(),
      /** Whether the request waits for the caller’s reply. */
      isOpen: z.boolean(),
      /** Oldest first. */
      messages: z.array(message),
    }),
  ),
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
  isExtension: true,
});

export const reply = endpoint({
  method: 'POST',
  path: '/api/v1/requests/:kind/:id/replies',
  access: 'signed-in',
  summary: 'Reply to the university’s question about a request, with a text, a document or both',
  params,
  body: z.object({
    /** Empty only with a document. */
    text: z._default(z.string().check(z.trim(), z.maxLength(MAX_REQUEST_MESSAGE)), ''),
    document: z.optional(Papers),
  }),
  bodyAs: ['form'],
  maxBytes: MAX_DOCUMENT_BYTES,
  reply: z.object({ id: Id }),
  refusals: {
    403: 'session-ended',
    404: 'record-not-found',
    409: { named: ['request-not-asked'], plain: 'record-busy' },
    413: 'too-large',
  },
  fallbackReason: 'answer-not-sent',
  takesFile: true,
  idempotent: true,
  isExtension: true,
});

/** Purposes of a template: asking the student, or rejecting the request. */
export const templateUses = ['question', 'rejection'] as const;

const template = {
  use: z.enum(templateUses),
  /** The kind of request for which it is offered; null for all. */
  kind: z.nullable(kind),
  text: prose(MAX_REASON),
  order,
};

export const requestTemplates = resource('request-templates', 'the templates for questions and rejections', {
  area: 'choices',
  fields: template,
  edited: template,
  filter: { use: template.use, kind },
});
