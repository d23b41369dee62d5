import type { RequestSummary } from '@semestr/api/requests';
import { shortName } from '@semestr/core/display';
import { type RequestKind } from '@semestr/core/requests/kinds';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificates } from '../../db/tables/certificates.ts';
import { diplomaSuggestions as topics } from '../../db/tables/diploma.ts';
import { dormitoryApplications as rooms } from '../../db/tables/dormitory.ts';
import { employees } from '../../db/tables/employees.ts';
import { markSheets as sheets, markSheetTypes } from '../../db/tables/mark-sheets.ts';
import {
  omissionCertificateTypes,
  omissionDocuments,
  omissionRequests as omissions,
} from '../../db/tables/omissions.ts';
import { enterprises, practiceApplications as practice, practiceTypes } from '../../db/tables/practice.ts';
import { profilingApplications as choices, specializations } from '../../db/tables/profiling.ts';
import { studyApplications as study } from '../../db/tables/study.ts';

const nothing: RequestSummary = { what: null, type: null, number: null, from: null, to: null, paper: null };

const uploaded = (uploadId: number | null): RequestSummary['paper'] =>
  uploadId === null ? null : { uploadId };

type Row = Partial<RequestSummary> & { id: number };

/** Readers of request summaries by type, for a list of ids. */
const readers: Readonly<Record<RequestKind, (db: Database, ids: number[]) => Promise<Row[]>>> = {
  certificates: async (db, ids) =>
    db
      .select({ id: certificates.id, what: certificates.place, type: certificates.type })
      .from(certificates)
      .where(inArray(certificates.id, ids)),
  markSheets: async (db, ids) =>
    db
      .select({ id: sheets.id, what: sheets.subject, type: markSheetTypes.shortName, number: sheets.term })
      .from(sheets)
      .innerJoin(markSheetTypes, eq(markSheetTypes.id, sheets.typeId))
      .where(inArray(sheets.id, ids)),
  omissions: async (db, ids) => {
    const rows = await db
      .select({
        id: omissions.id,
        type: omissionCertificateTypes.name,
        from: omissions.dateFrom,
        to: omissions.dateTo,
        what: omissions.placeOfStay,
        paperOf: omissionDocuments.requestId,
      })
      .from(omissions)
      .innerJoin(omissionCertificateTypes, eq(omissionCertificateTypes.id, omissions.typeId))
      .leftJoin(omissionDocuments, eq(omissionDocuments.requestId, omissions.id))
      .where(inArray(omissions.id, ids));
    return rows.map(({ paperOf, ...row }) => ({
      ...row,
      paper: paperOf === null ? null : { uploadId: null },
    }));
  },
  study: async (db, ids) =>
    db
      .select({ id: study.id, what: study.subject, type: study.purpose, number: study.term })
      .from(study)
      .where(inArray(study.id, ids)),
  practice: async (db, ids) => {
    const rows = await db
      .select({
        id: practice.id,
        what: enterprises.name,
        type: practiceTypes.name,
        uploadId: practice.uploadId,
      })
      .from(practice)
      .innerJoin(enterprises, eq(enterprises.id, practice.enterpriseId))
      .innerJoin(practiceTypes, eq(practiceTypes.id, practice.typeId))
      .where(inArray(practice.id, ids));
    return rows.map(({ uploadId, ...row }) => ({ ...row, paper: uploaded(uploadId) }));
  },
  topics: async (db, ids) => {
    const rows = await db
      .select({ id: topics.id, what: topics.topic, supervisor: employees })
      .from(topics)
      .leftJoin(employees, eq(employees.id, topics.employeeId))
      .where(inArray(topics.id, ids));
    return rows.map(({ supervisor, ...row }) => ({ ...row, type: supervisor && shortName(supervisor) }));
  },
  dormitory: async (db, ids) => {
    const rows = await db
      .select({ id: rooms.id, what: rooms.room, number: rooms.queuePlace, uploadId: rooms.uploadId })
      .from(rooms)
      .where(inArray(rooms.id, ids));
    return rows.map(({ uploadId, ...row }) => ({ ...row, paper: uploaded(uploadId) }));
  },
  profiling: async (db, ids) =>
    db
      .select({ id: choices.id, what: specializations.name, number: choices.priority })
      .from(choices)
      .innerJoin(specializations, eq(specializations.id, choices.specializationId))
      .where(inArray(choices.id, ids)),
};

/** Loads the summaries of requests, with one query for each type among them. */
export async function summariesOf(
  db: Database,
  requests: readonly { kind: RequestKind; id: number }[],
): Promise<(kind: RequestKind, id: number) => RequestSummary> {
  const found = new Map<string, RequestSummary>();
  for (const [kind, ofKind] of Map.groupBy(requests, (one) => one.kind)) {
    const rows = await readers[kind](
      db,
      ofKind.map(({ id }) => id),
    );
    for (const { id, ...summary } of rows) found.set(`${kind}/${id}`, { ...nothing, ...summary });
  }
  return (kind, id) => found.get(`${kind}/${id}`) ?? nothing;
}
