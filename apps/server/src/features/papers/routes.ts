import * as calls from '@semestr/api/papers';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bugReportPictures } from '../../db/tables/bug-reports.ts';
import { omissionDocuments, omissionRequests } from '../../db/tables/omissions.ts';
import { uploads } from '../../db/tables/uploads.ts';
import { assertInOwnFaculty } from '../../domain/own-faculty.ts';
import { uploadBy } from '../../domain/uploads.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';

export function paperRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.upload, async ({ db, params, caller, refuse }) => {
    await assertInOwnFaculty(db, { caller, call: calls.upload }, { table: uploads }, params.id);
    const paper = await uploadBy(db, eq(uploads.id, params.id));
    if (!paper) throw refuse('record-not-found');
    return paper;
  });

  handle(app, services, calls.ofOmissionRequest, async ({ db, params, caller, refuse }) => {
    const call = calls.ofOmissionRequest;
    await assertInOwnFaculty(db, { caller, call }, { table: omissionRequests }, params.id);
    const [paper] = await db
      .select()
      .from(omissionDocuments)
      .where(eq(omissionDocuments.requestId, params.id));
    if (!paper) throw refuse('record-not-found');
    return paper;
  });

  handle(app, services, calls.ofBugReport, async ({ db, params: { id, number }, refuse }) => {
    const [picture] = await db
      .select()
      .from(bugReportPictures)
      .where(and(eq(bugReportPictures.reportId, id), eq(bugReportPictures.number, number)));
    if (!picture) throw refuse('record-not-found');
    return { bytes: picture.bytes };
  });
}
