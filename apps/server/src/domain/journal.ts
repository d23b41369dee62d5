import type { IsoDate } from '@semestr/core/dates';
import { type PersonName, fullName } from '@semestr/core/display';
import type { Enrolment } from '@semestr/core/enrolments';
import type { TermCode } from '@semestr/core/term';
import { asc, eq, inArray, max, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { enrolments } from '../db/tables/enrolments.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../db/tables/journal.ts';
import { omissions } from '../db/tables/omissions.ts';
import { students } from '../db/tables/students.ts';
import { enrolmentsOf } from './enrolments.ts';

/** A student in the form used by journals: the current group and subgroup, and all of them by days. */
export interface JournalStudent {
  id: number;
  fio: string;
  subgroup: number;
  groupId: number;
  enrolments: readonly Enrolment[];
}

const studentColumns = {
  id: students.id,
  lastName: students.lastName,
  firstName: students.firstName,
  middleName: students.middleName,
  subgroup: students.subgroup,
  groupId: students.groupId,
};

type StudentRow = PersonName & Omit<JournalStudent, 'fio' | 'enrolments'>;

async function toJournalStudents(db: Database, rows: readonly StudentRow[]): Promise<JournalStudent[]> {
  const ofStudents = await enrolmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, subgroup, groupId, ...name }) => ({
    id,
    fio: fullName(name),
    subgroup,
    groupId,
    enrolments: ofStudents.get(id) ?? [],
  }));
}

/** Lists the students that match a condition in the order of a printed list. */
export async function journalStudents(db: Database, where: SQL | undefined): Promise<JournalStudent[]> {
  const rows = await db
    .select(studentColumns)
    .from(students)
    .where(where)
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.middleName), asc(students.id));
  return toJournalStudents(db, rows);
}

const studentOfId = statement('journal_student', (db) =>
  db
    .select(studentColumns)
    .from(students)
    .where(eq(students.id, sql.placeholder('id'))),
);

export async function journalStudent(db: Database, studentId: number): Promise<JournalStudent | null> {
  const [student] = await toJournalStudents(db, await studentOfId(db).execute({ id: studentId }));
  return student ?? null;
}

/**
 * Returns the last term for which the groups have a journal; null when they have none. Between two terms this is the
 * past one. Term codes sort by time.
 */
export async function runningTerm(db: Database, groupIds: readonly number[]): Promise<TermCode | null> {
  const [row] = await db
    .select({ term: max(journalSubjects.term) })
    .from(journalSubjects)
    .where(inArray(journalSubjects.groupId, [...groupIds]));
  return row?.term ?? null;
}

/**
 * Matches the students who were in a group and a subgroup (0: in any) on a day between two, inclusive. Without a last
 * day, matches later enrolments too.
 */
export const isEnrolledIn = (
  { groupId, subgroup = 0 }: { groupId: number; subgroup?: number },
  first: SQLWrapper | IsoDate,
  last: IsoDate | null = null,
): SQL => sql`${students.id} in (
  select ${enrolments.studentId} from ${enrolments}
  where ${enrolments.groupId} = ${groupId} and (${subgroup} = 0 or ${enrolments.subgroup} = ${subgroup})
    and (${enrolments.to} is null or ${enrolments.to} > ${first})
    and (${last}::date is null or ${enrolments.from} <= ${last}::date))`;

/** Matches the lessons of a journal on the days on which a student was in its group and in the lesson's subgroup. */
export const isOnRosterOf = (studentId: SQLWrapper | number): SQL => sql`exists (
  select from ${enrolments}
  where ${enrolments.studentId} = ${studentId} and ${enrolments.groupId} = ${journalSubjects.groupId}
    and ${journalLessons.subgroup} in (0, ${enrolments.subgroup})
    and ${journalLessons.date} >= ${enrolments.from}
    and (${enrolments.to} is null or ${journalLessons.date} < ${enrolments.to}))`;

/** Subjects of which a student attended lessons in a former group. */
const formerSubjects = (studentId: SQLWrapper | number): SQL => sql`
  select ${journalLessons.subjectId} from ${enrolments}
  join ${journalSubjects} former on former.group_id = ${enrolments.groupId}
  join ${journalLessons} on ${journalLessons.subjectId} = former.id
    and ${journalLessons.date} >= ${enrolments.from} and ${journalLessons.date} < ${enrolments.to}
  where ${enrolments.studentId} = ${studentId}`;

/**
 * Matches the journal subjects of a student: those of the current group, those of former groups on the days in them,
 * and those with marks or absences of the student in any group. Returns one array of ids: with alternatives or a join
 * the database would read the subjects of all groups.
 */
export const isSubjectOf = (studentId: SQLWrapper | number, groupId: SQLWrapper | number): SQL =>
  sql`${journalSubjects.id} = any(array(
    select own.id from ${journalSubjects} own where own.group_id = ${groupId}
    union ${formerSubjects(studentId)}
    union select ${journalLessons.subjectId} from ${journalLessons} where ${journalLessons.id} in (
      select ${omissions.lessonId} from ${omissions} where ${omissions.studentId} = ${studentId}
      union all
      select ${lessonMarks.lessonId} from ${lessonMarks} where ${lessonMarks.studentId} = ${studentId}
    )))`;

/** Returns the last term for which a student has a journal, in any group; null when there is none. */
export async function runningTermOf(
  db: Database,
  { studentId, groupId }: { studentId: number; groupId: number },
): Promise<TermCode | null> {
  const [row] = await db
    .select({ term: max(journalSubjects.term) })
    .from(journalSubjects)
    .where(isSubjectOf(studentId, groupId));
  return row?.term ?? null;
}

/** Matches the journal subjects of a term; none when the term is null. */
export const inTerm = (term: TermCode | null): SQL =>
  term === null ? sql`false` : eq(journalSubjects.term, term);

/** Whether a student has marks or absences in matching lessons, whatever the student's current group. */
export const isNotedIn = (lessons: SQL | undefined): SQL => sql`${students.id} in (
  select ${omissions.studentId} from ${omissions}
  join ${journalLessons} on ${journalLessons.id} = ${omissions.lessonId} where ${lessons}
  union all
  select ${lessonMarks.studentId} from ${lessonMarks}
  join ${journalLessons} on ${journalLessons.id} = ${lessonMarks.lessonId} where ${lessons})`;
