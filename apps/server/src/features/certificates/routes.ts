import * as calls from '@semestr/api/certificates';
import { needsSeal, orderedPlace } from '@semestr/core/certificates';
import type { FastifyInstance } from 'fastify';
import { certificates } from '../../db/tables/certificates.ts';
import { studentOf } from '../../domain/caller.ts';
import type { Call } from '../../http/call.ts';
import { handle } from '../../http/handle.ts';
import { invalidField } from '../../domain/refusal.ts';
import { assertInOwnFaculty, isAccessibleTo } from '../../domain/own-faculty.ts';
import { rangeOf } from '../../domain/own-lists.ts';
import type { Services } from '../../http/services.ts';
import { certificatePdf, type PrintedCertificate } from './document.ts';
import { issueCertificates } from './issue.ts';
import { nextNumberOf } from './numbers.ts';
import { certificatesToPrint, printedCertificate } from './print.ts';
import {
  cancelCertificate,
  certificateOf,
  certificatesOf,
  orderCertificates,
  placesByOffice,
  placesOf,
} from './store.ts';

/** The type with the university's seal. */
const [, SEALED] = calls.certificateTypes;

export function certificateRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.list, async ({ db, caller, query }) =>
    certificatesOf(db, studentOf(calls.list, caller), rangeOf(query)),
  );

  handle(app, services, calls.places, async ({ db }) => placesByOffice(db));

  handle(app, services, calls.register, async ({ db, caller, body, now }) => {
    const { certificateType: type, provisionPlace } = body.certificateRequestDto;
    const studentId = studentOf(calls.register, caller);
    const ordered = orderedPlace(await placesOf(db), provisionPlace);
    if (!ordered) throw invalidField('certificateRequestDto.provisionPlace', 'unknown');
    if (needsSeal(ordered.place) && type !== SEALED)
      throw invalidField('certificateRequestDto.certificateType', 'unknown');
    const { text: place } = ordered;
    return orderCertificates(db, { studentId, place, type, count: body.certificateCount, now });
  });

  async function close({ db, caller, query, now }: Call<typeof calls.close | typeof calls.closeByGet>) {
    return cancelCertificate(db, { id: query.id, studentId: studentOf(calls.close, caller), now });
  }
  handle(app, services, calls.close, close);
  handle(app, services, calls.closeByGet, close);

  async function fileOf(
    { db, params, now, link, refuse }: Call<typeof calls.file | typeof calls.fileForAdmin>,
    studentId: number | 'any',
  ) {
    const row = await certificateOf(db, params.id, studentId);
    if (!row) throw refuse('certificate-not-found');
    return { bytes: await certificatePdf([await printedCertificate(db, row, link)], now) };
  }
  handle(app, services, calls.file, async (call) => fileOf(call, studentOf(calls.file, call.caller)));
  handle(app, services, calls.fileForAdmin, async (call) => {
    await assertInOwnFaculty(
      call.db,
      { ...call, call: calls.fileForAdmin },
      { table: certificates },
      call.params.id,
    );
    return fileOf(call, 'any');
  });

  handle(app, services, calls.print, async ({ db, query: { filter }, caller, now, link }) => {
    const within = isAccessibleTo(db, { caller, call: calls.print }, { table: certificates });
    const printed: PrintedCertificate[] = [];
    for (const row of await certificatesToPrint(db, filter, within))
      printed.push(await printedCertificate(db, row, link));
    return { bytes: await certificatePdf(printed, now) };
  });

  handle(app, services, calls.numbering, async ({ db, now }) => ({ next: await nextNumberOf(db, now) }));

  handle(app, services, calls.issue, async ({ db, body, caller, now, request }) =>
    db.transaction(async (tx) =>
      issueCertificates({ tx, call: calls.issue, caller, now, client: request.ip, undoesId: null }, body),
    ),
  );
}
