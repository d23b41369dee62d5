import type { Due } from '@semestr/api/my-day';
import type { IsoDate } from '@semestr/core/dates';
import { isPassed, openingOf } from '@semestr/core/markbook';
import { byDueDay, isDueSoon } from '@semestr/core/my-day';
import { openStates } from '@semestr/core/requests/lifecycle';
import { requestNumber, requestRules } from '@semestr/core/requests/kinds';
import { awaitsSignature } from '@semestr/core/study';
import { and, asc, eq, inArray, isNull, min, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { groups } from '../../db/tables/groups.ts';
import { loans } from '../../db/tables/library.ts';
import { markSheets } from '../../db/tables/mark-sheets.ts';
import { marks } from '../../db/tables/marks.ts';
import { profilingApplications, specializations } from '../../db/tables/profiling.ts';
import { requestThreads } from '../../db/tables/request-threads.ts';
import { students } from '../../db/tables/students.ts';
import { studyApplications } from '../../db/tables/study.ts';
import { subjectsOfKinds } from '../../domain/notice-subjects.ts';
import { isAsked, kind, requests } from '../../domain/requests.ts';

async function books(db: Database, studentId: number): Promise<Due[]> {
  const rows = await db
    .select({ title: loans.title, date: loans.dueOn })
    .from(loans)
    .where(and(eq(loans.studentId, studentId), isNull(loans.returnedOn)))
    .orderBy(asc(loans.id));
  return rows.map((row) => ({ kind: 'book', ...row }));
}

/** Loads the markbook of a student, with related orders and applications. */
async function studies(db: Database, studentId: number) {
  const lines = await db
    .select({ id: marks.id, mark: marks.mark, isDifference: marks.isDifference, discipline: disciplines })
    .from(marks)
    .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
    .where(eq(marks.studentId, studentId))
    .orderBy(asc(disciplines.semester), asc(disciplines.id));
  const sheets = await db
    .select()
    .from(markSheets)
    .where(and(eq(markSheets.studentId, studentId), ne(markSheets.state, 'rejected')))
    .orderBy(asc(markSheets.id));
  const applications = await db
    .select()
    .from(studyApplications)
    .where(
      and(
        eq(studyApplications.studentId, studentId),
        inArray(studyApplications.state, openStates(requestRules.study.lifecycle)),
      ),
    )
    .orderBy(asc(studyApplications.id));
  return { lines, sheets, applications };
}

type Studies = Awaited<ReturnType<typeof studies>>;

/** Returns mark sheets that are pending or still valid. */
const activeSheets = ({ sheets }: Studies, today: IsoDate): Studies['sheets'] =>
  sheets.filter(({ expiresOn }) => expiresOn === null || expiresOn >= today);

/** Whether a mark sheet is for this markbook line. */
const isSheetFor = (
  { subjectAbbrev, term }: Studies['sheets'][number],
  { discipline }: Studies['lines'][number],
): boolean => subjectAbbrev === discipline.abbrev && term === discipline.semester;

/** Lists printed mark sheets whose assessment the student has not passed yet. */
const printedSheets = (own: Studies, today: IsoDate): Due[] =>
  activeSheets(own, today)
    .filter(
      (sheet) =>
        sheet.state === 'printed' &&
        !own.lines.some((line) => isSheetFor(sheet, line) && isPassed(line.mark) === true),
    )
    .map(({ subject, expiresOn }) => ({ kind: 'mark-sheet', title: subject, date: expiresOn }));

/** Lists failed and missing disciplines without a pending order or application. */
const openDebts = (own: Studies, today: IsoDate): Due[] =>
  own.lines.flatMap((line) => {
    const opening = openingOf(line);
    const isUnderWay =
      own.applications.some(({ educationTermId }) => educationTermId === line.id) ||
      activeSheets(own, today).some((sheet) => isSheetFor(sheet, line));
    if (!opening || isUnderWay) return [];
    return [{ kind: opening === 'difference' ? opening : 'debt', title: line.discipline.name, date: null }];
  });

const contracts = ({ applications }: Studies): Due[] =>
  applications
    .filter(({ state }) => awaitsSignature(state))
    .map(({ subject }) => ({ kind: 'contract', title: subject, date: null }));

/** Lists the requests about which the university has a question. */
async function questions(db: Database, studentId: number): Promise<Due[]> {
  const rows = await db
    .select({ kind, id: sql<number>`asked.id` })
    .from(requests)
    .where(and(isAsked, sql`asked.student_id = ${studentId}`))
    .orderBy(asc(requestThreads.askedAt));
  return rows.map((row) => ({
    kind: 'question',
    title: requestNumber(row.kind, row.id),
    date: null,
    about: subjectsOfKinds[row.kind],
  }));
}

/** Lists the choice of a specialisation until one is chosen. */
async function profiling(db: Database, studentId: number, today: IsoDate): Promise<Due[]> {
  const [row] = await db
    .select({ lastDay: min(specializations.lastDay) })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .innerJoin(specializations, eq(specializations.specialityId, groups.specialityId))
    .where(and(eq(students.id, studentId), eq(students.hasProfiling, true)));
  const chosen = await db.$count(
    profilingApplications,
    and(eq(profilingApplications.studentId, studentId), ne(profilingApplications.state, 'rejected')),
  );
  const { lastDay = null } = row ?? {};
  return chosen > 0 || lastDay === null || lastDay < today
    ? []
    : [{ kind: 'profiling', title: '', date: lastDay }];
}

/** Lists a student's upcoming and overdue tasks, the most urgent first, those without a date last. */
export async function dueOf(db: Database, studentId: number, today: IsoDate): Promise<Due[]> {
  const own = await studies(db, studentId);
  const all = [
    ...(await questions(db, studentId)),
    ...(await books(db, studentId)),
    ...printedSheets(own, today),
    ...(await profiling(db, studentId, today)),
    ...contracts(own),
    ...openDebts(own, today),
  ];
  return byDueDay(all.filter(({ date }) => date === null || isDueSoon(date, today)));
}
