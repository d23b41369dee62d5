import * as calls from '@semestr/api/dormitory';
import type { FastifyInstance } from 'fastify';
import { namedStudent } from '../../domain/students.ts';
import { studentOf } from '../../domain/caller.ts';
import { paperFromUrl } from '../../domain/uploads.ts';
import { lettersTo, sheetFrame } from '../../domain/institution.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { applicationWorkbook } from './application.ts';
import {
  applicationOf,
  applicationsOf,
  apply,
  documentOf,
  replaceDocument,
  premiumsAndPenalties,
  privilegesOf,
} from './store.ts';

export function dormitoryRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.list, async ({ db, caller }) =>
    applicationsOf(db, studentOf(calls.list, caller)),
  );

  handle(app, services, calls.create, async ({ db, caller, body, now }) => {
    const studentId = studentOf(calls.create, caller);
    const hasDocument = typeof body === 'string' && body !== '';
    const file = hasDocument ? await paperFromUrl(body, 'body') : null;
    return apply(db, { studentId, file, now });
  });

  handle(app, services, calls.update, async ({ db, caller, body, now }) => {
    const studentId = studentOf(calls.update, caller);
    const { id, docContent: sent } = body;
    const file = sent == null ? 'same' : sent === 'empty' ? 'none' : await paperFromUrl(sent, 'docContent');
    return replaceDocument(db, { id, studentId, file, now });
  });

  handle(app, services, calls.premiumPenalty, async ({ db, caller }) =>
    premiumsAndPenalties(db, studentOf(calls.premiumPenalty, caller)),
  );

  handle(app, services, calls.privileges, async ({ db, caller }) =>
    privilegesOf(db, studentOf(calls.privileges, caller)),
  );

  handle(app, services, calls.excel, async ({ db, caller, query, now, language, refuse }) => {
    const studentId = studentOf(calls.excel, caller);
    const application = await applicationOf(db, query['dormitory-queue-id'], studentId);
    if (!application) throw refuse('dormitory-application-not-found');
    const student = await namedStudent(db, studentId);
    const letter = { to: await lettersTo(db), language, frame: await sheetFrame(db, now, language) };
    return { bytes: await applicationWorkbook(application, student, letter) };
  });

  handle(app, services, calls.document, async ({ db, caller, query, refuse }) => {
    const file = await documentOf(db, query['request-id'], studentOf(calls.document, caller));
    if (!file) throw refuse('dormitory-application-not-found');
    return file;
  });
}
