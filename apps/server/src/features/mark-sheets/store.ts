import type { EmployeeBrief } from '@semestr/api/employees';
import type { MarkSheet, MarkSheetType, RequestedSheet } from '@semestr/api/mark-sheets';
import { dotted, localDate } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import { markSheetLifecycle, markSheetStatus } from '@semestr/core/mark-sheets';
import { CANCELLED_BY_STUDENT, mayCancel, openStates } from '@semestr/core/requests';
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { employeeBriefsById } from '../../domain/employees.ts';
import { newest, type Range } from '../../domain/own-lists.ts';
import { hasRoomFor } from '../../domain/requests.ts';
import { lockStudent } from '../../domain/students.ts';
import { groups } from '../../db/tables/groups.ts';
import { markSheets, markSheetTypes } from '../../db/tables/mark-sheets.ts';
import { students } from '../../db/tables/students.ts';

type Row = typeof markSheets.$inferSelect;
type TypeRow = typeof markSheetTypes.$inferSelect;

const shownType = ({ order: _order, version: _version, ...type }: TypeRow): MarkSheetType => type;

const shown = (row: Row, type: TypeRow, employee: EmployeeBrief | null): MarkSheet => ({
  id: row.id,
  number: row.number,
  createDate: dotted(localDate(row.createdAt)),
  absentDate: row.absentOn && dotted(row.absentOn),
  expireDate: row.expiresOn && dotted(row.expiresOn),
  status: markSheetStatus[row.state],
  rejectionReason: row.rejectionReason,
  decidedDate: row.decidedAt && dotted(localDate(row.decidedAt)),
  reason: row.isExcused,
  hours: row.hours,
  price: row.price,
  retakeCount: row.retakes,
  term: row.term,
  certificate: false,
  requestValidationDoc: null,
  paymentFormMap: null,
  employee,
  markSheetType: shownType(type),
  subject: {
    id: row.subjectId,
    name: row.subject,
    abbrev: row.subjectAbbrev,
    focsId: row.focsId,
    thId: row.thId,
    lessonTypeAbbrev: row.lessonType,
    term: row.term,
  },
});

async function selectSheets(db: Database, where: SQL | undefined, range = newest): Promise<MarkSheet[]> {
  const rows = await db
    .select({ row: markSheets, type: markSheetTypes })
    .from(markSheets)
    .innerJoin(markSheetTypes, eq(markSheetTypes.id, markSheets.typeId))
    .where(where)
    .orderBy(desc(markSheets.id))
    .limit(range.limit)
    .offset(range.offset);
  const briefs = await employeeBriefsById(
    db,
    rows.map(({ row }) => row.employeeId),
  );
  return rows.map(({ row, type }) => shown(row, type, briefs.get(row.employeeId) ?? null));
}

export const sheetsOf = (db: Database, studentId: number, range: Range): Promise<MarkSheet[]> =>
  selectSheets(db, eq(markSheets.studentId, studentId), range);

/** A mark sheet with everything that its paper tells; null where the student, or any, has no such one. */
export async function sheetOf(
  db: Database,
  id: number,
  studentId: number | 'any',
): Promise<{ row: Row; sheet: MarkSheet } | null> {
  const mine = studentId === 'any' ? undefined : eq(markSheets.studentId, studentId);
  const where = and(eq(markSheets.id, id), mine);
  const [row] = await db.select().from(markSheets).where(where);
  const [sheet] = await selectSheets(db, where);
  return row && sheet ? { row, sheet } : null;
}

/** What students ordered with an educator, the newest first. */
export async function sheetsWith(db: Database, employeeId: number, range: Range): Promise<RequestedSheet[]> {
  const rows = await db
    .select({ row: markSheets, type: markSheetTypes, student: students, group: groups.name })
    .from(markSheets)
    .innerJoin(markSheetTypes, eq(markSheetTypes.id, markSheets.typeId))
    .innerJoin(students, eq(students.id, markSheets.studentId))
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(eq(markSheets.employeeId, employeeId))
    .orderBy(desc(markSheets.id))
    .limit(range.limit)
    .offset(range.offset);
  // What is more than the contract has of a sheet is stripped before it is sent.
  return rows.map(({ row, type, student, group }) => ({
    ...shown(row, type, null),
    student: { fio: fullName(student), group },
  }));
}

/** The kinds in the order in which an administrator put them. */
export async function sheetTypes(db: Database): Promise<MarkSheetType[]> {
  const rows = await db
    .select()
    .from(markSheetTypes)
    .orderBy(asc(markSheetTypes.order), asc(markSheetTypes.id));
  return rows.map(shownType);
}

export async function sheetType(db: Database, id: number): Promise<MarkSheetType | null> {
  const [row] = await db.select().from(markSheetTypes).where(eq(markSheetTypes.id, id));
  return row ? shownType(row) : null;
}

/** What a new mark sheet is for; everything has been looked up and worked out. */
export type NewSheet = Pick<
  Row,
  | 'studentId'
  | 'typeId'
  | 'employeeId'
  | 'absentOn'
  | 'isExcused'
  | 'hours'
  | 'price'
  | 'term'
  | 'subjectId'
  | 'subject'
  | 'subjectAbbrev'
  | 'lessonType'
  | 'focsId'
  | 'thId'
>;

/** Orders a mark sheet; null where such a one is in work already, 'too-many' where too many others are. */
export async function orderSheet(
  db: Database,
  sheet: NewSheet,
  now: Date,
): Promise<MarkSheet | 'too-many' | null> {
  const { studentId, typeId, focsId, thId } = sheet;
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const ofSubject = and(
      eq(markSheets.studentId, studentId),
      focsId === null ? isNull(markSheets.focsId) : eq(markSheets.focsId, focsId),
      thId === null ? isNull(markSheets.thId) : eq(markSheets.thId, thId),
    );
    const open = inArray(markSheets.state, openStates(markSheetLifecycle));
    if ((await tx.$count(markSheets, and(ofSubject, open, eq(markSheets.typeId, typeId)))) > 0) return null;
    if (!(await hasRoomFor(tx, 'markSheets', { studentId }))) return 'too-many';
    const retakes = await tx.$count(markSheets, and(ofSubject, eq(markSheets.state, 'printed')));
    const [made] = await tx
      .insert(markSheets)
      .values({ ...sheet, retakes, createdAt: now, state: markSheetLifecycle.first })
      .returning({ id: markSheets.id });
    const [sheetMade] = made ? await selectSheets(tx, eq(markSheets.id, made.id)) : [];
    return sheetMade ?? null;
  });
}

/** Takes one back: 'decided' where it is too late, null where the student has no such mark sheet. */
export async function cancelSheet(
  db: Database,
  { id, studentId, now }: { id: number; studentId: number; now: Date },
): Promise<MarkSheet | 'decided' | null> {
  const mine = and(eq(markSheets.id, id), eq(markSheets.studentId, studentId));
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(markSheets).where(mine).for('update');
    if (!row) return null;
    if (!mayCancel(markSheetLifecycle, row.state) || !markSheetLifecycle.cancel) return 'decided';
    const { to: state } = markSheetLifecycle.cancel;
    await tx
      .update(markSheets)
      .set({ state, decidedAt: now, rejectionReason: CANCELLED_BY_STUDENT, version: row.version + 1 })
      .where(mine);
    const [changed] = await selectSheets(tx, mine);
    return changed ?? null;
  });
}
