import { type RequestKind, rulesOf } from '@semestr/core/requests/kinds';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../src/db/database.ts';
import { markSheetTypes } from '../src/db/tables/mark-sheets.ts';
import { omissionCertificateTypes, omissionDocuments } from '../src/db/tables/omissions.ts';
import { enterprises, practiceTypes } from '../src/db/tables/practice.ts';
import { specializations } from '../src/db/tables/profiling.ts';
import { academicLeaves } from '../src/db/tables/requests.ts';
import { students } from '../src/db/tables/students.ts';
import { requestSources } from '../src/domain/requests.ts';
import { keepUpload } from '../src/domain/uploads.ts';
import { scan } from './calls/omissions.ts';

type Named = PgTable & { id: PgColumn };

async function someId(db: Database, table: Named): Promise<number> {
  const [row] = await db.select({ id: table.id }).from(table).limit(1);
  return Number(row?.id);
}

/** Content of a request of each type, without its student. */
const contents: Readonly<Record<RequestKind, (db: Database) => object | Promise<object>>> = {
  certificates: () => ({ place: 'в поликлинику', type: 'обычная' }),
  markSheets: async (db) => ({
    typeId: await someId(db, markSheetTypes),
    isExcused: false,
    retakes: 0,
    term: 3,
    subjectId: 1,
    subject: 'Математика',
    subjectAbbrev: 'Мат',
    lessonType: 'Экзамен',
  }),
  omissions: async (db) => ({
    dateFrom: '2026-11-02',
    dateTo: '2026-11-04',
    typeId: await someId(db, omissionCertificateTypes),
  }),
  study: () => ({ purpose: 'parallel', educationTermId: 1, subject: 'Физика', term: 2 }),
  practice: async (db) => ({
    enterpriseId: await someId(db, enterprises),
    typeId: await someId(db, practiceTypes),
  }),
  topics: () => ({ topic: 'Поиск по коду' }),
  dormitory: () => ({}),
  profiling: async (db) => ({ specializationId: await someId(db, specializations), priority: 1 }),
  leaves: () => ({ reason: 'health', dateFrom: '2027-02-01', dateTo: '2027-08-31' }),
};

interface MadeRequest {
  cardNumber: string;
  kind: RequestKind;
  /** The first state of its lifecycle by default. */
  state?: string;
}

/**
 * Creates a request with the current time; returns its id. A request to excuse days, or for a leave, includes a PDF.
 */
export async function makeRequest(
  db: Database,
  { cardNumber, kind, state = rulesOf(kind).lifecycle.first }: MadeRequest,
  now: Date,
): Promise<number> {
  const [student] = await db.select().from(students).where(eq(students.cardNumber, cardNumber));
  const values = { ...(await contents[kind](db)), studentId: student?.id, createdAt: now, state };
  const { table } = requestSources[kind];
  const [row] = await db
    .insert(table)
    // The values needed by each table are above.
    .values(values as never)
    .returning({ id: table.id });
  const id = Number(row?.id);
  if (kind === 'leaves' && student) {
    const uploadId = await keepUpload(db, {
      studentId: student.id,
      file: { type: 'application/pdf', bytes: scan.bytes },
      now,
    });
    await db.update(academicLeaves).set({ uploadId }).where(eq(academicLeaves.id, id));
  }
  if (kind === 'omissions')
    await db.insert(omissionDocuments).values({ requestId: id, ...scan, name: 'справка.pdf' });
  return id;
}
