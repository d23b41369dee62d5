import type { EmployeeBrief } from '@semestr/api/employees';
import type { MarkSheet, MarkSheetType, RequestedSheet } from '@semestr/api/mark-sheets';
import { dotted, localDate } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import { markSheetStatus } from '@semestr/core/mark-sheets';
import { requestRules } from '@semestr/core/requests/kinds';
import { openStates } from '@semestr/core/requests/lifecycle';
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { employeeBriefsById } from '../../domain/employees.ts';
import { newest, type Range } from '../../domain/own-lists.ts';
import { assertUnderLimit, cancelRequest } from '../../domain/requests.ts';
import { lockStudent } from '../../domain/students.ts';
import { groups } from '../../db/tables/groups.ts';
import { markSheets, markSheetTypes } from '../../db/tables/mark-sheets.ts';
import { students } from '../../db/tables/students.ts';
import { refusal } from '../../domain/refusal.ts';

type Row = typeof markSheets.$inferSelect;
type TypeRow = typeof markSheetTypes.$inferSelect;

const toTypeReply = ({ order: _order, version: _version, ...type }: TypeRow): MarkSheetType => type;

const toReply = (row: Row, type: TypeRow, employee: EmployeeBrief | null): MarkSheet => ({
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
  markSheetType: toTypeReply(type),
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
  return rows.map(({ row, type }) => toReply(row, type, briefs.get(row.employeeId) ?? null));
}

export const sheetsOf = (db: Database, studentId: number, range: Range): Promise<MarkSheet[]> =>
  selectSheets(db, eq(markSheets.studentId, studentId), range);

/** Loads a mark sheet with the data of its document; null when it does not exist for the student, or for 'any'. */
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

/** Lists the orders with an educator, newest first. */
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
  // Fields that are not in the contract are stripped before sending.
  return rows.map(({ row, type, student, group }) => ({
    ...toReply(row, type, null),
    student: { fio: fullName(student), group },
  }));
}

/** Lists the types in the order set by an administrator. */
export async function sheetTypes(db: Database): Promise<MarkSheetType[]> {
  const rows = await db
    .select()
    .from(markSheetTypes)
    .orderBy(asc(markSheetTypes.order), asc(markSheetTypes.id));
  return rows.map(toTypeReply);
}

export async function sheetType(db: Database, id: number): Promise<MarkSheetType | null> {
  const [row] = await db.select().from(markSheetTypes).where(eq(markSheetTypes.id, id));
  return row ? toTypeReply(row) : null;
}

/** Validated and computed values of a new mark sheet. */
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

/** Orders a mark sheet. Throws `mark-sheet-ordered` when an identical order is pending, or `requests-too-many`. */
export async function orderSheet(db: Database, sheet: NewSheet, now: Date): Promise<MarkSheet> {
  const { studentId, typeId, focsId, thId } = sheet;
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const ofSubject = and(
      eq(markSheets.studentId, studentId),
      focsId === null ? isNull(markSheets.focsId) : eq(markSheets.focsId, focsId),
      thId === null ? isNull(markSheets.thId) : eq(markSheets.thId, thId),
    );
    const open = inArray(markSheets.state, openStates(requestRules.markSheets.lifecycle));
    const same = and(ofSubject, open, eq(markSheets.typeId, typeId));
    if ((await tx.$count(markSheets, same)) > 0) throw refusal('mark-sheet-ordered');
    await assertUnderLimit(tx, 'markSheets', { studentId });
    const retakes = await tx.$count(markSheets, and(ofSubject, eq(markSheets.state, 'printed')));
    const [created] = await tx
      .insert(markSheets)
      .values({ ...sheet, retakes, createdAt: now, state: requestRules.markSheets.lifecycle.first })
      .returning({ id: markSheets.id });
    const [newSheet] = created ? await selectSheets(tx, eq(markSheets.id, created.id)) : [];
    if (!newSheet) throw new Error('The mark sheet was not stored');
    return newSheet;
  });
}

/** Cancels a mark sheet. Throws `mark-sheet-not-found`, or `mark-sheet-decided` when it has been decided. */
export async function cancelSheet(
  db: Database,
  { id, studentId, now }: { id: number; studentId: number; now: Date },
): Promise<MarkSheet> {
  return db.transaction(async (tx) => {
    await cancelRequest(
      tx,
      'markSheets',
      { id, studentId, now },
      { missing: 'mark-sheet-not-found', decided: 'mark-sheet-decided' },
    );
    const [changed] = await selectSheets(tx, eq(markSheets.id, id));
    if (!changed) throw new Error('The mark sheet was not stored');
    return changed;
  });
}
