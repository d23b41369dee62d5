import type { Endpoint } from '@semestr/api/endpoint';
import * as calls from '@semestr/api/profiling';
import type { FastifyInstance } from 'fastify';
import { type NamedStudent, namedStudent } from '../../domain/students.ts';
import { type Caller, studentOf } from '../../http/caller.ts';
import { handle } from '../../http/handle.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../domain/services.ts';
import { applicationWorkbook } from './application.ts';
import {
  choose,
  chooseAnother,
  profilingApplicationOf,
  profilingOf,
  ratingOf,
  specializationsOf,
} from './store.ts';

type OfProfiled = Endpoint & { readonly refusals: { readonly 404: unknown } };

export function profilingRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  /** The student on whose behalf a call is made; refused to those for whom there is no profiling. */
  const profiled = async (call: OfProfiled, caller: Caller): Promise<NamedStudent & { id: number }> => {
    const id = studentOf(call, caller);
    const student = await namedStudent(db, id);
    if (!student.hasProfiling) throw refuse(call, 404);
    return { id, ...student };
  };

  const offers = async ({ specialityId }: NamedStudent, specializationId: number): Promise<boolean> =>
    (await specializationsOf(db, specialityId)).some(({ id }) => id === specializationId);

  handle(app, services, calls.rating, async ({ caller }) =>
    ratingOf(db, await profiled(calls.rating, caller)),
  );

  handle(app, services, calls.applications, async ({ caller }) => {
    const { id } = await profiled(calls.applications, caller);
    return profilingOf(db, id);
  });

  handle(app, services, calls.specializations, async ({ caller }) => {
    const { specialityId } = await profiled(calls.specializations, caller);
    return specializationsOf(db, specialityId);
  });

  handle(app, services, calls.create, async ({ caller, query, now }) => {
    const student = await profiled(calls.create, caller);
    if (!(await offers(student, query.id))) throw refuse(calls.create, 404);
    const made = await choose(db, { studentId: student.id, specializationId: query.id, now });
    if (!made) throw refuse(calls.create, 409);
    return made;
  });

  handle(app, services, calls.update, async ({ caller, body }) => {
    const student = await profiled(calls.update, caller);
    const { applicationId: id, specialityId: specializationId } = body;
    const isOffered = await offers(student, specializationId);
    const changed = isOffered && (await chooseAnother(db, { id, studentId: student.id, specializationId }));
    if (!changed) throw refuse(calls.update, 404);
    if (changed === 'refused') throw refuse(calls.update, 409);
    return changed;
  });

  handle(app, services, calls.excel, async ({ caller, query, language }) => {
    const student = await profiled(calls.excel, caller);
    const application = await profilingApplicationOf(db, query['profiling-application-id'], student.id);
    if (!application) throw refuse(calls.excel, 404);
    return { bytes: await applicationWorkbook(application, student, language) };
  });
}
