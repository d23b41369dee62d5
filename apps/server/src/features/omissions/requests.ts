import type { OmissionRequest } from '@semestr/api/omissions';
import { localDateTime, type IsoDate } from '@semestr/core/dates';
import { omissionRequestStatus } from '@semestr/core/omissions';
import { requestRules } from '@semestr/core/requests/kinds';
import { openStates } from '@semestr/core/requests/lifecycle';
import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Range } from '../../domain/own-lists.ts';
import { assertUnderLimit } from '../../domain/requests.ts';
import { lockStudent } from '../../domain/students.ts';
import { omissionCertificateTypes, omissionDocuments, omissionRequests } from '../../db/tables/omissions.ts';
import { invalidField, refusal } from '../../domain/refusal.ts';

const toReply = (
  row: typeof omissionRequests.$inferSelect,
  type: string,
  documentName: string | null,
): OmissionRequest => ({
  id: row.id,
  number: row.number ?? 0,
  status: omissionRequestStatus[row.state],
  createdDate: localDateTime(row.createdAt),
  dateFrom: row.dateFrom,
  dateTo: row.dateTo,
  omissionCertificateType: type,
  placeOfStay: row.placeOfStay ?? '',
  rejectionReason: row.rejectionReason,
  signature: null,
  decidedDate: row.decidedAt && localDateTime(row.decidedAt),
  documentName,
});

export const certificateTypes = async (db: Database) =>
  db
    .select({ id: omissionCertificateTypes.id, name: omissionCertificateTypes.name })
    .from(omissionCertificateTypes)
    .orderBy(asc(omissionCertificateTypes.order), asc(omissionCertificateTypes.id));

export async function requestsOf(db: Database, studentId: number, range: Range): Promise<OmissionRequest[]> {
  const rows = await db
    .select({
      row: omissionRequests,
      type: omissionCertificateTypes.name,
      documentName: omissionDocuments.name,
    })
    .from(omissionRequests)
    .innerJoin(omissionCertificateTypes, eq(omissionCertificateTypes.id, omissionRequests.typeId))
    .leftJoin(omissionDocuments, eq(omissionDocuments.requestId, omissionRequests.id))
    .where(eq(omissionRequests.studentId, studentId))
    .orderBy(desc(omissionRequests.id))
    .limit(range.limit)
    .offset(range.offset);
  return rows.map(({ row, type, documentName }) => toReply(row, type, documentName));
}

/** Loads the document of the student's own request; null when there is none, or the request is another student's. */
export async function documentOf(
  db: Database,
  { requestId, studentId }: { requestId: number; studentId: number },
) {
  const [paper] = await db
    .select({
      name: omissionDocuments.name,
      type: omissionDocuments.type,
      bytes: omissionDocuments.bytes,
    })
    .from(omissionDocuments)
    .innerJoin(omissionRequests, eq(omissionRequests.id, omissionDocuments.requestId))
    .where(and(eq(omissionDocuments.requestId, requestId), eq(omissionRequests.studentId, studentId)));
  return paper ?? null;
}

/** A student's request to excuse days. */
export interface Application {
  studentId: number;
  typeId: number;
  dateFrom: IsoDate;
  dateTo: IsoDate;
  placeOfStay: string | null;
  document: { name: string; type: string; bytes: Uint8Array };
  now: Date;
}

/**
 * Creates a request. Rejects an unknown document type; throws `omission-request-exists` when some of its days are in a
 * pending request, or `requests-too-many`.
 */
export async function apply(
  db: Database,
  { document, now, ...request }: Application,
): Promise<OmissionRequest> {
  return db.transaction(async (tx) => {
    const [type] = await tx
      .select()
      .from(omissionCertificateTypes)
      .where(eq(omissionCertificateTypes.id, request.typeId));
    if (!type) throw invalidField('certificateTypeId');
    await lockStudent(tx, request.studentId);
    const sameDays = and(
      eq(omissionRequests.studentId, request.studentId),
      inArray(omissionRequests.state, openStates(requestRules.omissions.lifecycle)),
      lte(omissionRequests.dateFrom, request.dateTo),
      gte(omissionRequests.dateTo, request.dateFrom),
    );
    if ((await tx.$count(omissionRequests, sameDays)) > 0) throw refusal('omission-request-exists');
    await assertUnderLimit(tx, 'omissions', request);
    const [created] = await tx
      .insert(omissionRequests)
      .values({ ...request, createdAt: now, state: requestRules.omissions.lifecycle.first })
      .returning();
    if (!created) throw new Error('The request was not stored');
    await tx.insert(omissionDocuments).values({ requestId: created.id, ...document });
    return toReply(created, type.name, document.name);
  });
}
