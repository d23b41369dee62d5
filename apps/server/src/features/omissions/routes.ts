import * as calls from '@semestr/api/omissions';
import { localDate } from '@semestr/core/dates';
import { excusable } from '@semestr/core/omissions';
import { periodFault } from '@semestr/core/requests/form';
import type { FastifyInstance } from 'fastify';
import { rangeOf } from '../../domain/own-lists.ts';
import { type StudyPlace, studyPlaceOf } from '../../domain/students.ts';
import { type Caller, studentOf } from '../../domain/caller.ts';
import { onePaper } from '../../domain/uploads.ts';
import { handle } from '../../http/handle.ts';
import { invalidField, refusalOf } from '../../domain/refusal.ts';
import type { Services } from '../../http/services.ts';
import { apply, certificateTypes, documentOf, requestsOf } from './requests.ts';
import { unexcusedOf, excusesOf, hoursByMonth, hoursBySubject } from './store.ts';
import type { Database } from '../../db/database.ts';

export function omissionRoutes(app: FastifyInstance, services: Services): void {
  /** Returns the caller's study place; throws 404 when the caller is not a student. */
  async function own(
    db: Database,
    call: Parameters<typeof studentOf>[0],
    caller: Caller,
  ): Promise<StudyPlace> {
    const place = await studyPlaceOf(db, studentOf(call, caller));
    if (!place) throw refusalOf(call, 404);
    return place;
  }

  handle(app, services, calls.excuses, async ({ db, caller, query }) =>
    excusesOf(db, await own(db, calls.excuses, caller), query.term),
  );

  handle(app, services, calls.byMonth, async ({ db, caller, now }) =>
    hoursByMonth(db, await own(db, calls.byMonth, caller), localDate(now)),
  );

  handle(app, services, calls.unexcused, async ({ db, caller, now }) =>
    unexcusedOf(db, await own(db, calls.unexcused, caller), localDate(now)),
  );

  handle(app, services, calls.bySubject, async ({ db, caller }) =>
    hoursBySubject(db, await own(db, calls.bySubject, caller)),
  );

  handle(app, services, calls.types, async ({ db }) => certificateTypes(db));

  handle(app, services, calls.requests, async ({ db, caller, query }) =>
    requestsOf(db, studentOf(calls.requests, caller), rangeOf(query)),
  );

  handle(app, services, calls.document, async ({ db, caller, params, refuse }) => {
    const studentId = studentOf(calls.document, caller);
    const paper = await documentOf(db, { requestId: params.id, studentId });
    if (!paper) throw refuse('record-not-found');
    return paper;
  });

  handle(app, services, calls.apply, async ({ db, caller, body, now }) => {
    const studentId = studentOf(calls.apply, caller);
    const { certificateTypeId: typeId, dateFrom, dateTo, placeOfStay, document } = body;
    const fault = periodFault(excusable, { dateFrom, dateTo, today: localDate(now) });
    if (fault) throw invalidField(fault.field, fault.reason);
    return apply(db, {
      studentId,
      typeId,
      dateFrom,
      dateTo,
      placeOfStay: placeOfStay || null,
      document: await onePaper(document, now),
      now,
    });
  });
}
