import type { DormitoryApplication, PremiumPenalty } from '@semestr/api/dormitory';
import { dotted, localDateTime } from '@semestr/core/dates';
import { dormitoryStatus, mayExchangeDocument } from '@semestr/core/dormitory';
import { requestRules } from '@semestr/core/requests/kinds';
import { openStates } from '@semestr/core/requests/lifecycle';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { nextNumber } from '../../db/numbers.ts';
import { NEWEST } from '../../domain/own-lists.ts';
import { lockStudent } from '../../domain/students.ts';
import {
  dormitoryApplications as applications,
  dormitoryDirectives,
  dormitoryPlaces as places,
  dormitoryPrivileges,
  privilegeCategories,
  privilegeKinds,
} from '../../db/tables/dormitory.ts';
import { uploads } from '../../db/tables/uploads.ts';
import { dropUpload, keepUpload, uploadBy, uploadName } from '../../domain/uploads.ts';
import type { Paper } from '../../documents/papers.ts';
import { refusal } from '../../domain/refusal.ts';
import { assertMayRequest } from '../../domain/requests.ts';

type Row = typeof applications.$inferSelect;

type History = NonNullable<DormitoryApplication['queueHistory']>;

const toReply = (
  row: Row,
  document: { id: number; type: string } | null,
  queueHistory: History,
): DormitoryApplication => ({
  id: row.id,
  number: row.number ?? 0,
  numberInQueue: row.queuePlace,
  status: dormitoryStatus[row.state],
  applicationDate: localDateTime(row.createdAt),
  acceptedDate: row.acceptedAt && localDateTime(row.acceptedAt),
  settledDate: row.settledAt && localDateTime(row.settledAt),
  docReference: document && uploadName(document),
  // Loaded by a separate call.
  docContent: null,
  rejectionReason: row.rejectionReason,
  roomInfo: row.room,
  decidedDate: row.decidedAt && localDateTime(row.decidedAt),
  queueHistory,
});

/** Loads the places of applications by their ids, earliest first. */
async function historiesOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, History>> {
  const rows = await db
    .select()
    .from(places)
    .where(inArray(places.applicationId, [...ids]))
    .orderBy(asc(places.date));
  const byId = Map.groupBy(rows, ({ applicationId }) => applicationId);
  return new Map(
    [...byId].map(([id, own]) => [
      id,
      own.map(({ date, place }) => ({ date: dotted(date), numberInQueue: place })),
    ]),
  );
}

const mine = (id: number, studentId: number): SQL | undefined =>
  and(eq(applications.id, id), eq(applications.studentId, studentId));

async function selectApplications(db: Database, where: SQL | undefined): Promise<DormitoryApplication[]> {
  const rows = await db
    .select({ row: applications, document: { id: uploads.id, type: uploads.type } })
    .from(applications)
    .leftJoin(uploads, eq(uploads.id, applications.uploadId))
    .where(where)
    .orderBy(desc(applications.id))
    .limit(NEWEST);
  const histories = await historiesOf(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, document }) => toReply(row, document, histories.get(row.id) ?? []));
}

export const applicationsOf = (db: Database, studentId: number): Promise<DormitoryApplication[]> =>
  selectApplications(db, eq(applications.studentId, studentId));

export async function applicationOf(
  db: Database,
  id: number,
  studentId: number,
): Promise<DormitoryApplication | null> {
  const [found] = await selectApplications(db, mine(id, studentId));
  return found ?? null;
}

/** Loads an application that has just been written. */
async function loadWritten(
  tx: Database,
  id: number | undefined,
  studentId: number,
): Promise<DormitoryApplication> {
  const application = id === undefined ? null : await applicationOf(tx, id, studentId);
  if (!application) throw new Error('The application was not stored');
  return application;
}

/** Applies for a room. Throws `dormitory-applied` when the student already has an open application. */
export async function apply(
  db: Database,
  { studentId, file, now }: { studentId: number; file: Paper | null; now: Date },
): Promise<DormitoryApplication> {
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    await assertMayRequest(tx, 'dormitory', studentId);
    const open = and(
      eq(applications.studentId, studentId),
      inArray(applications.state, openStates(requestRules.dormitory.lifecycle)),
    );
    if ((await tx.$count(applications, open)) > 0) throw refusal('dormitory-applied');
    const uploadId = file && (await keepUpload(tx, { studentId, file, now }));
    const [created] = await tx
      .insert(applications)
      .values({
        studentId,
        uploadId,
        createdAt: now,
        state: requestRules.dormitory.lifecycle.first,
        number: await nextNumber(tx, applications, applications.number),
      })
      .returning({ id: applications.id });
    return loadWritten(tx, created?.id, studentId);
  });
}

/**
 * Replaces or removes the document. Throws `dormitory-application-not-found`, or `dormitory-application-decided` when
 * the application has been decided.
 */
export async function replaceDocument(
  db: Database,
  change: { id: number; studentId: number; file: Paper | 'none' | 'same'; now: Date },
): Promise<DormitoryApplication> {
  const { id, studentId, file, now } = change;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(applications).where(mine(id, studentId)).for('update');
    if (!row) throw refusal('dormitory-application-not-found');
    if (!mayExchangeDocument(row.state)) throw refusal('dormitory-application-decided');
    if (file !== 'same') {
      const uploadId = file === 'none' ? null : await keepUpload(tx, { studentId, file, now });
      await tx
        .update(applications)
        .set({ uploadId, version: row.version + 1 })
        .where(eq(applications.id, id));
      await dropUpload(tx, row.uploadId);
    }
    return loadWritten(tx, id, studentId);
  });
}

/** Loads the document of an application; null when the student has no such application or it has none. */
export async function documentOf(db: Database, id: number, studentId: number) {
  const ofApplication = db
    .select({ id: applications.uploadId })
    .from(applications)
    .where(mine(id, studentId));
  return uploadBy(db, inArray(uploads.id, ofApplication));
}

export async function premiumsAndPenalties(db: Database, studentId: number): Promise<PremiumPenalty[]> {
  const rows = await db
    .select()
    .from(dormitoryDirectives)
    .where(eq(dormitoryDirectives.studentId, studentId))
    .orderBy(desc(dormitoryDirectives.date), desc(dormitoryDirectives.id));
  return rows.map(({ id, note, reason, status, date, number, type, typeName, eventType, eventTypeName }) => ({
    id,
    note,
    reason,
    status: status ?? '',
    directiveDto: { id, date: dotted(date), number, type, typeName, eventType, eventTypeName },
  }));
}

export async function privilegesOf(db: Database, studentId: number) {
  return db
    .select({
      id: dormitoryPrivileges.id,
      year: dormitoryPrivileges.year,
      dormitoryPrivilegeCategoryId: privilegeCategories.id,
      dormitoryPrivilegeCategoryName: privilegeCategories.name,
      dormitoryPrivilegeId: privilegeKinds.id,
      dormitoryPrivilegeName: privilegeKinds.name,
      note: dormitoryPrivileges.note,
      studentId: dormitoryPrivileges.studentId,
    })
    .from(dormitoryPrivileges)
    .innerJoin(privilegeKinds, eq(privilegeKinds.id, dormitoryPrivileges.kindId))
    .innerJoin(privilegeCategories, eq(privilegeCategories.id, privilegeKinds.categoryId))
    .where(eq(dormitoryPrivileges.studentId, studentId))
    .orderBy(desc(dormitoryPrivileges.year), desc(dormitoryPrivileges.id));
}
