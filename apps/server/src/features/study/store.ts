import type { StudyApplication } from '@semestr/api/study';
import { dotted, type IsoDate, localDate } from '@semestr/core/dates';
import { openStates } from '@semestr/core/requests/lifecycle';
import { requestRules } from '@semestr/core/requests/kinds';
import {
  awaitsSignature,
  isContractWhole,
  type StudyPurpose,
  studyPurpose,
  type StudyState,
  studyStatus,
} from '@semestr/core/study';
import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Range } from '../../domain/own-lists.ts';
import { lockStudent } from '../../domain/students.ts';
import { studyApplications as applications } from '../../db/tables/study.ts';
import { refusal } from '../../domain/refusal.ts';
import { assertMayRequest } from '../../domain/requests.ts';

/** Lists need no signatures. */
const { signature: _signature, ...columns } = getTableColumns(applications);

type Row = Omit<typeof applications.$inferSelect, 'signature'>;

const toReply = (row: Row): StudyApplication => ({
  lmsApplicationId: row.id,
  subject: row.subject,
  term: row.term,
  applicationDate: dotted(localDate(row.createdAt)),
  decisionDate: row.decidedAt && dotted(localDate(row.decidedAt)),
  status: studyStatus[row.state].name,
  statusId: studyStatus[row.state].id,
  rejectionReason: row.rejectionReason,
  purposeOfStudy: studyPurpose[row.purpose],
  paymentFormAvailable: row.isPaid,
  price: row.price,
  signedDate: row.signedOn && dotted(row.signedOn),
});

export async function studyApplicationsOf(
  db: Database,
  studentId: number,
  range: Range,
): Promise<StudyApplication[]> {
  const rows = await db
    .select(columns)
    .from(applications)
    .where(eq(applications.studentId, studentId))
    .orderBy(desc(applications.id))
    .limit(range.limit)
    .offset(range.offset);
  return rows.map(toReply);
}

/** Creates an application. Throws `study-requested` when an open one for this markbook entry already exists. */
export async function requestStudy(
  db: Database,
  request: {
    studentId: number;
    purpose: StudyPurpose;
    educationTermId: number;
    subject: string;
    term: number;
    now: Date;
  },
): Promise<StudyApplication> {
  const { now, ...fields } = request;
  return db.transaction(async (tx) => {
    await lockStudent(tx, fields.studentId);
    await assertMayRequest(tx, 'study', fields.studentId);
    const same = and(
      eq(applications.studentId, fields.studentId),
      eq(applications.educationTermId, fields.educationTermId),
      inArray(applications.state, openStates(requestRules.study.lifecycle)),
    );
    if ((await tx.$count(applications, same)) > 0) throw refusal('study-requested');
    const [created] = await tx
      .insert(applications)
      .values({ ...fields, createdAt: now, state: requestRules.study.lifecycle.first })
      .returning(columns);
    if (!created) throw new Error('The application was not stored');
    return toReply(created);
  });
}

/**
 * Stores the signature. Throws `study-application-not-found`, `contract-not-awaited` when none is expected, or
 * `contract-not-whole` when the contract lacks number or price.
 */
export async function signContract(
  db: Database,
  {
    id,
    studentId,
    signature,
    signedOn,
  }: { id: number; studentId: number; signature: Uint8Array; signedOn: IsoDate },
): Promise<StudyApplication> {
  const mine = and(eq(applications.id, id), eq(applications.studentId, studentId));
  return db.transaction(async (tx) => {
    const [row] = await tx.select(columns).from(applications).where(mine).for('update');
    if (!row) throw refusal('study-application-not-found');
    if (!awaitsSignature(row.state)) throw refusal('contract-not-awaited');
    if (!isContractWhole(row)) throw refusal('contract-not-whole');
    const state: StudyState = 'signed';
    const [changed] = await tx
      .update(applications)
      .set({ state, signature, signedOn, version: row.version + 1 })
      .where(mine)
      .returning(columns);
    if (!changed) throw new Error('The signature was not stored');
    return toReply(changed);
  });
}

/** Loads an application with the data of its contract; null when it does not exist for the student, or for 'any'. */
export async function studyApplicationOf(db: Database, id: number, studentId: number | 'any') {
  const mine = studentId === 'any' ? undefined : eq(applications.studentId, studentId);
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), mine));
  return row ?? null;
}
