import type { Practice } from '@semestr/api/practice';
import { dotted, localDate } from '@semestr/core/dates';
import { mayChangePractice, practiceStatus } from '@semestr/core/practice';
import { requestRules } from '@semestr/core/requests/kinds';
import { openStates } from '@semestr/core/requests/lifecycle';
import { and, asc, desc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { notArchived } from '../../db/archive.ts';
import type { Database } from '../../db/database.ts';
import { employeeBriefsById } from '../../domain/employees.ts';
import { newest, type Range } from '../../domain/own-lists.ts';
import { lockStudent } from '../../domain/students.ts';
import { employees } from '../../db/tables/employees.ts';
import {
  enterprises,
  practiceApplications as applications,
  practiceTypes,
} from '../../db/tables/practice.ts';
import { uploads } from '../../db/tables/uploads.ts';
import { dropUpload, keepUpload, uploadBy, uploadName } from '../../domain/uploads.ts';
import type { Paper } from '../../documents/papers.ts';
import { refusal } from '../../domain/refusal.ts';
import { assertMayRequest } from '../../domain/requests.ts';

async function selectPractice(db: Database, where: SQL | undefined, range = newest): Promise<Practice[]> {
  const rows = await db
    .select({
      row: applications,
      enterprise: { id: enterprises.id, name: enterprises.name },
      practiceType: { id: practiceTypes.id, name: practiceTypes.name },
      document: { id: uploads.id, type: uploads.type },
    })
    .from(applications)
    .innerJoin(enterprises, eq(enterprises.id, applications.enterpriseId))
    .innerJoin(practiceTypes, eq(practiceTypes.id, applications.typeId))
    .leftJoin(uploads, eq(uploads.id, applications.uploadId))
    .where(where)
    .orderBy(desc(applications.id))
    .limit(range.limit)
    .offset(range.offset);
  const briefs = await employeeBriefsById(
    db,
    rows.map(({ row }) => row.employeeId),
  );
  return rows.map(({ row, enterprise, practiceType, document }) => ({
    id: row.id,
    number: row.number,
    createDate: dotted(localDate(row.createdAt)),
    status: practiceStatus[row.state].name,
    statusId: practiceStatus[row.state].id,
    rejectionReason: row.rejectionReason,
    decidedDate: row.decidedAt && dotted(localDate(row.decidedAt)),
    docReference: document && uploadName(document),
    documentContent: null,
    employee: briefs.get(row.employeeId) ?? null,
    enterprise,
    practiceType,
  }));
}

export const practiceOf = (db: Database, studentId: number, range: Range): Promise<Practice[]> =>
  selectPractice(db, eq(applications.studentId, studentId), range);

export const enterprisesByName = (db: Database) =>
  db
    .select({ id: enterprises.id, name: enterprises.name })
    .from(enterprises)
    .orderBy(asc(enterprises.name), asc(enterprises.id));

/** Lists the practice types, the default one first. */
export const typesInOrder = (db: Database) =>
  db
    .select({ id: practiceTypes.id, name: practiceTypes.name })
    .from(practiceTypes)
    .orderBy(asc(practiceTypes.order), asc(practiceTypes.id));

/** Returns the default practice type for an application that names none. */
export async function defaultType(db: Database): Promise<number | null> {
  const [type] = await typesInOrder(db).limit(1);
  return type?.id ?? null;
}

/** Loads the document of a student's application; null when there is none. */
export async function documentOf(db: Database, { id, studentId }: { id: number; studentId: number }) {
  const [row] = await db
    .select({ uploadId: applications.uploadId })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.studentId, studentId)));
  return row?.uploadId == null ? null : uploadBy(db, eq(uploads.id, row.uploadId));
}

/** The values to change; undefined values stay unchanged. */
export interface Choice {
  enterpriseId: number | undefined;
  typeId: number | undefined;
  employeeId: number | undefined;
}

/**
 * Whether all chosen records exist. An archived employee cannot be chosen; an application that `changes` can keep its
 * current one.
 */
export async function doExist(
  db: Database,
  { enterpriseId, typeId, employeeId }: Choice,
  changes: { id: number; studentId: number } | null,
): Promise<boolean> {
  const current = db
    .select({ id: applications.employeeId })
    .from(applications)
    .where(and(eq(applications.id, changes?.id ?? 0), eq(applications.studentId, changes?.studentId ?? 0)));
  const mayBeChosen = or(notArchived(employees), inArray(employees.id, current));
  const counts = [
    enterpriseId === undefined || (await db.$count(enterprises, eq(enterprises.id, enterpriseId))) > 0,
    typeId === undefined || (await db.$count(practiceTypes, eq(practiceTypes.id, typeId))) > 0,
    employeeId === undefined ||
      (await db.$count(employees, and(mayBeChosen, eq(employees.id, employeeId)))) > 0,
  ];
  return counts.every(Boolean);
}

const undecided = (studentId: number, typeId: number): SQL | undefined =>
  and(
    eq(applications.studentId, studentId),
    eq(applications.typeId, typeId),
    inArray(applications.state, openStates(requestRules.practice.lifecycle)),
  );

/** Creates an application. Throws `practice-requested` when the student has an undecided one for this practice type. */
export async function applyForPractice(
  db: Database,
  request: {
    studentId: number;
    enterpriseId: number;
    typeId: number;
    employeeId: number | undefined;
    file: Paper | null;
    now: Date;
  },
): Promise<Practice> {
  const { studentId, enterpriseId, typeId, employeeId = null, file, now } = request;
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    await assertMayRequest(tx, 'practice', studentId);
    if ((await tx.$count(applications, undecided(studentId, typeId))) > 0)
      throw refusal('practice-requested');
    const uploadId = file && (await keepUpload(tx, { studentId, file, now }));
    const state = requestRules.practice.lifecycle.first;
    const [created] = await tx
      .insert(applications)
      .values({ studentId, enterpriseId, typeId, employeeId, uploadId, state, createdAt: now })
      .returning({ id: applications.id });
    const [practice] = created ? await selectPractice(tx, eq(applications.id, created.id)) : [];
    if (!practice) throw new Error('The application was not stored');
    return practice;
  });
}

/**
 * Changes an application. Throws `practice-request-not-found`, or `practice-decided` when it has been decided or
 * another undecided application is for this practice type.
 */
export async function changePractice(
  db: Database,
  change: { id: number; studentId: number; choice: Choice; file: Paper | null; now: Date },
): Promise<Practice> {
  const { id, studentId, choice, file, now } = change;
  const mine = and(eq(applications.id, id), eq(applications.studentId, studentId));
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const [row] = await tx.select().from(applications).where(mine).for('update');
    if (!row) throw refusal('practice-request-not-found');
    if (!mayChangePractice(row.state)) throw refusal('practice-decided');
    const typeId = choice.typeId ?? row.typeId;
    const others = and(undecided(studentId, typeId), ne(applications.id, id));
    if ((await tx.$count(applications, others)) > 0) throw refusal('practice-decided');
    const uploadId = file ? await keepUpload(tx, { studentId, file, now }) : row.uploadId;
    await tx
      .update(applications)
      .set({
        enterpriseId: choice.enterpriseId ?? row.enterpriseId,
        typeId,
        employeeId: choice.employeeId ?? row.employeeId,
        uploadId,
        version: row.version + 1,
      })
      .where(mine);
    if (file) await dropUpload(tx, row.uploadId);
    const [practice] = await selectPractice(tx, mine);
    if (!practice) throw new Error('The application was not stored');
    return practice;
  });
}
