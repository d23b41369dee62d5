import * as calls from '@semestr/api/omissions';
import { localDate } from '@semestr/core/dates';
import { excuseFault } from '@semestr/core/omissions';
import type { FastifyInstance } from 'fastify';
import { type Enrolment, enrolmentOf } from '../../domain/students.ts';
import { type Caller, studentOf } from '../../http/caller.ts';
import { type Paper, paperEnding } from '../../documents/papers.ts';
import { paperFrom } from '../../domain/uploads.ts';
import { handle } from '../../http/handle.ts';
import { invalidField, refuse } from '../../http/refuse.ts';
import type { Services } from '../../domain/services.ts';
import { apply, certificateTypes, requestsOf } from './requests.ts';
import { unexcusedOf, excusesOf, hoursByMonth } from './store.ts';

const MAX_NAME = 100;

/** The sender's name of a paper with the ending of what is stored: "справка.png" becomes "справка.jpg". */
const paperName = (name: string, paper: Paper): string =>
  `${name.replace(/\.[^.]*$/, '').slice(-MAX_NAME) || 'document'}.${paperEnding(paper)}`;

export function omissionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  /** Where the caller studies; 404 where the caller does not. */
  async function own(call: Parameters<typeof studentOf>[0], caller: Caller): Promise<Enrolment> {
    const enrolment = await enrolmentOf(db, studentOf(call, caller));
    if (!enrolment) throw refuse(call, 404);
    return enrolment;
  }

  handle(app, services, calls.excuses, async ({ caller, query }) =>
    excusesOf(db, await own(calls.excuses, caller), query.term),
  );

  handle(app, services, calls.byMonth, async ({ caller, now }) =>
    hoursByMonth(db, await own(calls.byMonth, caller), localDate(now)),
  );

  handle(app, services, calls.unexcused, async ({ caller, now }) =>
    unexcusedOf(db, await own(calls.unexcused, caller), localDate(now)),
  );

  handle(app, services, calls.types, async () => certificateTypes(db));

  handle(app, services, calls.requests, async ({ caller }) =>
    requestsOf(db, studentOf(calls.requests, caller)),
  );

  handle(app, services, calls.apply, async ({ caller, body, now }) => {
    const studentId = studentOf(calls.apply, caller);
    const { certificateTypeId: typeId, dateFrom, dateTo, placeOfStay, document } = body;
    const fault = excuseFault({ dateFrom, dateTo, today: localDate(now) });
    if (fault) throw invalidField(fault.field, fault.reason);
    const paper = await paperFrom(document.bytes, 'document');
    const made = await apply(db, {
      studentId,
      typeId,
      dateFrom,
      dateTo,
      placeOfStay: placeOfStay || null,
      document: { ...paper, name: paperName(document.name, paper) },
      now,
    });
    if (made === 'no-type') throw invalidField('certificateTypeId');
    if (made === 'overlaps') throw refuse(calls.apply, 409);
    return made;
  });
}
