import * as calls from '@semestr/api/practice';
import { mayPractise } from '@semestr/core/practice';
import type { FastifyInstance } from 'fastify';
import { studentOf } from '../../domain/caller.ts';
import { rangeOf } from '../../domain/own-lists.ts';
import { namedStudent } from '../../domain/students.ts';
import { paperFromUrl } from '../../domain/uploads.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import {
  applyForPractice,
  changePractice,
  type Choice,
  documentOf,
  enterprisesByName,
  doExist,
  practiceOf,
  typesInOrder,
  defaultType,
} from './store.ts';

const fileOf = async (url: string | null | undefined) =>
  url == null ? null : paperFromUrl(url, 'documentContent');

export function practiceRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.list, async ({ db, caller, query }) =>
    practiceOf(db, studentOf(calls.list, caller), rangeOf(query)),
  );

  handle(app, services, calls.enterprises, async ({ db }) => enterprisesByName(db));

  handle(app, services, calls.types, async ({ db }) => typesInOrder(db));

  handle(app, services, calls.document, async ({ db, caller, params, refuse }) => {
    const paper = await documentOf(db, { id: params.id, studentId: studentOf(calls.document, caller) });
    if (!paper) throw refuse('record-not-found');
    return paper;
  });

  handle(app, services, calls.create, async ({ db, caller, body, now, refuse }) => {
    const studentId = studentOf(calls.create, caller);
    const { enterpriseId } = body;
    const employeeId = body.employeeId ?? undefined;
    const file = await fileOf(body.documentContent);
    if (!mayPractise(await namedStudent(db, studentId))) throw refuse('practice-early');
    const typeId = body.practiceTypeId ?? (await defaultType(db));
    if (typeId === null || !(await doExist(db, { enterpriseId, typeId, employeeId }, null)))
      throw refuse('practice-choice-not-found');
    return applyForPractice(db, { studentId, enterpriseId, typeId, employeeId, file, now });
  });

  handle(app, services, calls.update, async ({ db, caller, body, now, refuse }) => {
    const studentId = studentOf(calls.update, caller);
    const choice: Choice = {
      enterpriseId: body.enterpriseId,
      typeId: body.practiceTypeId ?? undefined,
      employeeId: body.employeeId ?? undefined,
    };
    const file = await fileOf(body.documentContent);
    const isKnown = await doExist(db, choice, { id: body.id, studentId });
    if (!isKnown) throw refuse('practice-request-not-found');
    return changePractice(db, { id: body.id, studentId, choice, file, now });
  });
}
