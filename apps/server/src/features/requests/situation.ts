import type { Situation } from '@semestr/api/requests';
import { LIFTED, directiveKindOf } from '@semestr/core/dormitory';
import { shortName } from '@semestr/core/display';
import { averageMark, openingOf } from '@semestr/core/markbook';
import { type RequestKind, requestNumber } from '@semestr/core/requests/kinds';
import { and, asc, desc, eq, getTableName, gte, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { momentText } from '../../db/days.ts';
import { audit } from '../../db/tables/audit.ts';
import {
  dormitoryApplications,
  dormitoryDirectives,
  dormitoryPrivileges,
  privilegeKinds,
} from '../../db/tables/dormitory.ts';
import { journalLessons, journalSubjects } from '../../db/tables/journal.ts';
import { marks } from '../../db/tables/marks.ts';
import { omissionRequests, omissions } from '../../db/tables/omissions.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { inTerm, runningTermOf } from '../../domain/journal.ts';
import { requestSources } from '../../domain/requests.ts';
import { studyPlaceOf } from '../../domain/students.ts';
import { type QueueKinds, summariesOf } from '../../records/define-request.ts';

/** Maximum number of other requests of the type, and of audit log actions. */
const OTHERS = 5;
const MAX_ACTIONS = 10;

type Request = { kind: RequestKind; id: number };

/** Loads the information needed to decide on a request; null when it does not exist. */
export async function situationOf(
  db: Database,
  kinds: QueueKinds,
  request: Request,
): Promise<Situation | null> {
  const { table } = requestSources[request.kind];
  const [row] = await db.select({ studentId: table.studentId }).from(table).where(eq(table.id, request.id));
  if (!row) return null;
  const studentId = Number(row.studentId);
  const place = await studyPlaceOf(db, studentId);
  return {
    ...(await studiesOf(db, studentId)),
    ...(await livingOf(db, studentId)),
    head: place && (await headOf(db, place.groupId)),
    others: await othersOf(db, kinds, { ...request, studentId }),
    omissions: request.kind === 'omissions' && place ? await missedOf(db, request.id, place) : null,
    history: await historyOf(db, request),
  };
}

async function studiesOf(db: Database, studentId: number): Promise<Pick<Situation, 'average' | 'debts'>> {
  const lines = await db.select().from(marks).where(eq(marks.studentId, studentId));
  return {
    average: averageMark(lines.map(({ mark }) => mark)),
    debts: lines.filter((line) => openingOf(line) !== null).length,
  };
}

/** Loads the student's residence, and what counts for or against a room. */
async function livingOf(
  db: Database,
  studentId: number,
): Promise<Pick<Situation, 'penalties' | 'room' | 'privileges'>> {
  const directives = await db
    .select()
    .from(dormitoryDirectives)
    .where(eq(dormitoryDirectives.studentId, studentId));
  const [home] = await db
    .select({ room: dormitoryApplications.room })
    .from(dormitoryApplications)
    .where(and(eq(dormitoryApplications.studentId, studentId), eq(dormitoryApplications.state, 'settled')))
    .orderBy(desc(dormitoryApplications.id))
    .limit(1);
  const privileges = await db
    .select({ name: privilegeKinds.name })
    .from(dormitoryPrivileges)
    .innerJoin(privilegeKinds, eq(privilegeKinds.id, dormitoryPrivileges.kindId))
    .where(eq(dormitoryPrivileges.studentId, studentId))
    .orderBy(asc(privilegeKinds.name));
  return {
    penalties: directives.filter((one) => one.status !== LIFTED && directiveKindOf(one) === 'penalty').length,
    room: home?.room ?? null,
    privileges: privileges.map(({ name }) => name),
  };
}

async function headOf(db: Database, groupId: number): Promise<Situation['head']> {
  const [head] = await db
    .select()
    .from(students)
    .where(and(eq(students.groupId, groupId), eq(students.isGroupHead, true)))
    .orderBy(asc(students.id))
    .limit(1);
  return head ? { id: head.id, name: shortName(head) } : null;
}

async function othersOf(
  db: Database,
  kinds: QueueKinds,
  { kind, id, studentId }: Request & { studentId: number },
): Promise<Situation['others']> {
  const { table } = requestSources[kind];
  const rows = await db
    .select({
      id: sql<number>`${table.id}`,
      state: sql<string>`${table.state}`,
      createdAt: momentText(table.createdAt),
    })
    .from(table)
    .where(and(eq(table.studentId, studentId), ne(table.id, id)))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(OTHERS);
  const summaryOf = await summariesOf(
    db,
    kinds,
    rows.map((row) => ({ kind, id: row.id })),
  );
  return rows.map((row) => ({
    ...row,
    number: requestNumber(kind, row.id),
    asked: summaryOf(kind, row.id),
  }));
}

/** Loads the student's absences on the requested days, and the effect of excusing them in the current term. */
async function missedOf(
  db: Database,
  id: number,
  place: { studentId: number; groupId: number },
): Promise<Situation['omissions']> {
  const { studentId } = place;
  const [days] = await db.select().from(omissionRequests).where(eq(omissionRequests.id, id));
  if (!days) return null;
  const { dateFrom, dateTo } = days;
  const lessons = await db
    .select({
      date: journalLessons.date,
      subject: journalSubjects.abbrev,
      type: journalSubjects.type,
      hours: omissions.hours,
      isExcused: omissions.isExcused,
    })
    .from(omissions)
    .innerJoin(journalLessons, eq(journalLessons.id, omissions.lessonId))
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(
      and(
        eq(omissions.studentId, studentId),
        gte(journalLessons.date, dateFrom),
        lte(journalLessons.date, dateTo),
      ),
    )
    .orderBy(asc(journalLessons.date), asc(journalLessons.startTime), asc(journalLessons.id));
  const isThen = and(gte(journalLessons.date, dateFrom), lte(journalLessons.date, dateTo));
  const sum = sql`coalesce(sum(${omissions.hours})`;
  const [hours] = await db
    .select({
      unexcused: sql<number>`${sum}, 0)::int`,
      unexcusedIfAccepted: sql<number>`${sum} filter (where not (${isThen})), 0)::int`,
    })
    .from(omissions)
    .innerJoin(journalLessons, eq(journalLessons.id, omissions.lessonId))
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(
      and(
        eq(omissions.studentId, studentId),
        eq(omissions.isExcused, false),
        inTerm(await runningTermOf(db, place)),
      ),
    );
  return { lessons, unexcused: hours?.unexcused ?? 0, unexcusedIfAccepted: hours?.unexcusedIfAccepted ?? 0 };
}

/** Returns the state to which an audit log entry moved a request. */
function stateIn(details: Record<string, unknown> | null): string | null {
  const change = details?.['state'];
  const isChange = typeof change === 'object' && change !== null && 'to' in change;
  return isChange && typeof change.to === 'string' ? change.to : null;
}

async function historyOf(db: Database, { kind, id }: Request): Promise<Situation['history']> {
  const name = getTableName(requestSources[kind].table).replaceAll('_', '-');
  const rows = await db
    .select({ entry: audit, by: sql<string | null>`coalesce(${users.fio}, ${users.username})` })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.userId))
    .where(and(eq(audit.action, `${name}.update`), eq(audit.subject, `${name}/${id}`)))
    .orderBy(desc(audit.id))
    .limit(MAX_ACTIONS);
  return rows.map(({ entry, by }) => ({
    at: entry.at.toISOString(),
    by,
    state: stateIn(entry.details),
    isTakenBack: entry.undoesId !== null,
  }));
}
