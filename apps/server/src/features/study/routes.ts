import * as calls from '@semestr/api/study';
import { localDate } from '@semestr/core/dates';
import { isContractWhole, type StudyPurpose } from '@semestr/core/study';
import type { FastifyInstance } from 'fastify';
import { institutionOf } from '../../domain/institution.ts';
import { checkOf, issuedContract } from '../../domain/issued-papers.ts';
import { openMarkOf } from '../../domain/marks.ts';
import { assertInOwnFaculty } from '../../domain/own-faculty.ts';
import { rangeOf } from '../../domain/own-lists.ts';
import { namedStudent } from '../../domain/students.ts';
import { signatureIn } from '../../documents/data-url.ts';
import { studyApplications } from '../../db/tables/study.ts';
import { studentOf } from '../../domain/caller.ts';
import type { Call } from '../../http/call.ts';
import { handle } from '../../http/handle.ts';
import { invalidField } from '../../domain/refusal.ts';
import type { Services } from '../../http/services.ts';
import { contractPdf } from './contract.ts';
import { requestStudy, signContract, studyApplicationOf, studyApplicationsOf } from './store.ts';

type Requesting = Call<typeof calls.parallel | typeof calls.difference>;

export function studyRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.history, async ({ db, caller, query }) =>
    studyApplicationsOf(db, studentOf(calls.history, caller), rangeOf(query)),
  );

  const request =
    (purpose: StudyPurpose) =>
    async ({ db, caller, query, now, refuse }: Requesting) => {
      const studentId = studentOf(calls.parallel, caller);
      const educationTermId = query['lms-education-term'];
      const mark = await openMarkOf(db, { id: educationTermId, studentId });
      if (mark?.opening !== purpose) throw refuse('study-term-not-found');
      const { name: subject, semester: term } = mark.discipline;
      return requestStudy(db, { studentId, purpose, educationTermId, subject, term, now });
    };
  handle(app, services, calls.parallel, request('parallel'));
  handle(app, services, calls.difference, request('difference'));

  handle(app, services, calls.sign, async ({ db, caller, body, now }) => {
    const studentId = studentOf(calls.sign, caller);
    const signature = await signatureIn(body.imageSignature);
    if (!signature) throw invalidField('imageSignature');
    if (signature === 'blank') throw invalidField('imageSignature', 'required');
    return signContract(db, { id: body.lmsApplicationId, studentId, signature, signedOn: localDate(now) });
  });

  async function contractOf(
    { db, now, link, refuse }: Call<typeof calls.contract | typeof calls.contractForAdmin>,
    id: number,
    studentId: number | 'any',
  ) {
    const row = await studyApplicationOf(db, id, studentId);
    if (!row) throw refuse('study-application-not-found');
    const issued = issuedContract(row);
    if (!issued || !isContractWhole(row)) throw refuse('contract-not-ready');
    const [student, institution] = [await namedStudent(db, row.studentId), await institutionOf(db)];
    const check = await checkOf(db, { issued, holder: student.fio, link });
    return { bytes: await contractPdf({ row, ...issued, student, institution, check }, now) };
  }
  handle(app, services, calls.contract, async (call) =>
    contractOf(call, call.query['lms-application-id'], studentOf(calls.contract, call.caller)),
  );
  handle(app, services, calls.contractForAdmin, async (call) => {
    const { id } = call.params;
    await assertInOwnFaculty(
      call.db,
      { ...call, call: calls.contractForAdmin },
      { table: studyApplications },
      id,
    );
    return contractOf(call, id, 'any');
  });
}
