import * as calls from '@semestr/api/request-threads';
import { type RequestKey, requestRecords } from '@semestr/core/requests/kinds';
import { isRequestClerk } from '@semestr/core/requests/threads';
import type { FastifyInstance } from 'fastify';
import { assigneesFor } from '../../domain/accounts.ts';
import { writeAudit } from '../../domain/audit.ts';
import { actor, facultyFor, studentOf } from '../../domain/caller.ts';
import { assertInOwnFaculty } from '../../domain/own-faculty.ts';
import { invalidField } from '../../domain/refusal.ts';
import { requestSources } from '../../domain/requests.ts';
import { keepUpload, onePaper } from '../../domain/uploads.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { addNote, askAbout, assignRequest, questionsTo, replyTo, threadOf } from './threads.ts';

/** A request as the audit log names it. */
const subjectOf = ({ kind, id }: RequestKey): string => `${requestRecords[kind]}/${id}`;

/** The table by which the faculty of a request is found. */
const ownedBy = ({ kind }: RequestKey) => ({ table: requestSources[kind].table });

/** Registers the calls of the console for the threads of requests. */
export function threadRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.thread, async ({ db, params, caller }) => {
    await assertInOwnFaculty(db, { caller, call: calls.thread }, ownedBy(params), params.id);
    return threadOf(db, params);
  });

  handle(app, services, calls.ask, async ({ db, params, body: { text }, caller, now, request }) => {
    await assertInOwnFaculty(db, { caller, call: calls.ask }, ownedBy(params), params.id);
    return db.transaction(async (tx) => {
      const by = actor(caller);
      const question = await askAbout(tx, params, { text, authorId: by.userId, now });
      const entry = { action: 'request.ask', subject: subjectOf(params), client: request.ip } as const;
      await writeAudit(tx, { now, ...by, ...entry });
      return question;
    });
  });

  handle(app, services, calls.note, async ({ db, params, body: { text }, caller, now, request }) => {
    await assertInOwnFaculty(db, { caller, call: calls.note }, ownedBy(params), params.id);
    return db.transaction(async (tx) => {
      const by = actor(caller);
      const added = await addNote(tx, params, { text, authorId: by.userId, now });
      const entry = { action: 'request.note', subject: subjectOf(params), client: request.ip } as const;
      await writeAudit(tx, { now, ...by, ...entry });
      return added;
    });
  });

  handle(app, services, calls.assign, async ({ db, params, body, caller, now, request }) => {
    await assertInOwnFaculty(db, { caller, call: calls.assign }, ownedBy(params), params.id);
    const { assigneeId } = body;
    return db.transaction(async (tx) => {
      const by = actor(caller);
      if (await assignRequest(tx, params, { assigneeId, authorId: by.userId, now })) {
        const entry = { action: 'request.assign', subject: subjectOf(params), client: request.ip } as const;
        await writeAudit(tx, { now, ...by, ...entry });
      }
      return { assigneeId };
    });
  });

  handle(app, services, calls.assignees, async ({ db, caller }) => {
    const own = facultyFor(caller, calls.assignees);
    const all = await assigneesFor(db, caller.userId, isRequestClerk);
    return all.filter(({ facultyId }) => own === null || facultyId === null || facultyId === own);
  });
}

/** Registers the calls of students for the questions about their requests. */
export function questionRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.questions, async ({ db, caller }) =>
    questionsTo(db, studentOf(calls.questions, caller)),
  );

  handle(app, services, calls.reply, async ({ db, params, body: { text, document }, caller, now }) => {
    const studentId = studentOf(calls.reply, caller);
    if (text === '' && !document) throw invalidField('text', 'required');
    const file = document && (await onePaper(document, now));
    return db.transaction(async (tx) => {
      const attach = async () =>
        file ? keepUpload(tx, { studentId, file: { type: file.type, bytes: file.bytes }, now }) : null;
      return replyTo(tx, params, { studentId, text, attach, now });
    });
  });
}
