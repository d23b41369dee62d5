import type { Endpoint } from '@semestr/api/endpoint';
import * as calls from '@semestr/api/profiling';
import { choiceEnds, isChoiceOpen } from '@semestr/core/profiling';
import type { FastifyInstance } from 'fastify';
import { type NamedStudent, namedStudent } from '../../domain/students.ts';
import { type Caller, studentOf } from '../../domain/caller.ts';
import { lettersTo, sheetFrame } from '../../domain/institution.ts';
import { handle } from '../../http/handle.ts';
import { refusalOf } from '../../domain/refusal.ts';
import type { Services } from '../../http/services.ts';
import { applicationWorkbook } from './application.ts';
import {
  choose,
  chooseAnother,
  isRated,
  offeredTo,
  profilingApplicationOf,
  profilingOf,
  reorderChoices,
  ratingOf,
  specializationsOf,
  cancelChoice,
} from './store.ts';
import type { Database } from '../../db/database.ts';

type OfProfiled = Endpoint & { readonly refusals: { readonly 404: unknown } };

export function profilingRoutes(app: FastifyInstance, services: Services): void {
  /** Returns the student of a call; rejects students without profiling. */
  const profiled = async (
    db: Database,
    call: OfProfiled,
    caller: Caller,
  ): Promise<NamedStudent & { id: number }> => {
    const id = studentOf(call, caller);
    const student = await namedStudent(db, id);
    if (!student.hasProfiling) throw refusalOf(call, 404);
    return { id, ...student };
  };

  /** Returns the options for a student who changes their choice; rejects the call after the last day. */
  async function offered(
    db: Database,
    call: Endpoint & { readonly refusals: { readonly 410: unknown } },
    student: NamedStudent & { id: number },
    now: Date,
  ): Promise<ReadonlySet<number>> {
    // Students outside the rating of their course cannot choose.
    const list = (await isRated(db, student)) ? await offeredTo(db, student) : [];
    if (!isChoiceOpen(choiceEnds(list.map(({ lastDay }) => lastDay)), now)) throw refusalOf(call, 410);
    return new Set(list.map(({ id }) => id));
  }

  handle(app, services, calls.rating, async ({ db, caller }) =>
    ratingOf(db, await profiled(db, calls.rating, caller)),
  );

  handle(app, services, calls.applications, async ({ db, caller }) => {
    const { id } = await profiled(db, calls.applications, caller);
    return profilingOf(db, id);
  });

  handle(app, services, calls.specializations, async ({ db, caller }) =>
    specializationsOf(db, await profiled(db, calls.specializations, caller)),
  );

  handle(app, services, calls.create, async ({ db, caller, query, now, refuse }) => {
    const student = await profiled(db, calls.create, caller);
    const options = await offered(db, calls.create, student, now);
    if (!options.has(query.id)) throw refuse('specialization-not-found');
    return choose(db, { studentId: student.id, specializationId: query.id, now });
  });

  handle(app, services, calls.update, async ({ db, caller, body, now, refuse }) => {
    const student = await profiled(db, calls.update, caller);
    const { applicationId: id, specialityId: specializationId } = body;
    const options = await offered(db, calls.update, student, now);
    if (!options.has(specializationId)) throw refuse('profiling-application-not-found');
    return chooseAnother(db, { id, studentId: student.id, specializationId });
  });

  handle(app, services, calls.reorder, async ({ db, caller, body, now }) => {
    const student = await profiled(db, calls.reorder, caller);
    await offered(db, calls.reorder, student, now);
    return reorderChoices(db, { ids: body.applicationIds, studentId: student.id });
  });

  handle(app, services, calls.cancel, async ({ db, caller, query, now }) => {
    const student = await profiled(db, calls.cancel, caller);
    await offered(db, calls.cancel, student, now);
    return cancelChoice(db, { id: query.id, studentId: student.id, now });
  });

  handle(app, services, calls.excel, async ({ db, caller, query, now, language, refuse }) => {
    const student = await profiled(db, calls.excel, caller);
    const application = await profilingApplicationOf(db, query['profiling-application-id'], student.id);
    if (!application) throw refuse('profiling-application-not-found');
    const letter = { to: await lettersTo(db), language, frame: await sheetFrame(db, now, language) };
    return { bytes: await applicationWorkbook(application, student, letter) };
  });
}
