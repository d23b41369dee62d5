import { type PersonName, shortName } from '@semestr/core/display';
import type { TermCode } from '@semestr/core/term';
import { asc, eq, inArray, max, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../db/tables/journal.ts';
import { omissions } from '../db/tables/omissions.ts';
import { students } from '../db/tables/students.ts';

/** A student in the form used by journals. */
export interface JournalStudent {
  id: number;
  fio: string;
  subgroup: number;
  groupId: number;
}

const studentColumns = {
  id: students.id,
  lastName: students.lastName,
  firstName: students.firstName,
  middleName: students.middleName,
  subgroup: students.subgroup,
  groupId: students.groupId,
};

const toJournalStudent = ({
  id,
  subgroup,
  groupId,
  ...name
}: PersonName & Omit<JournalStudent, 'fio'>): JournalStudent => ({
  id,
  fio: shortName(name),
  subgroup,
  groupId,
});

/** Lists the students of a group in the order of a printed list, or those that match another condition. */
export async function journalStudents(db: Database, where: SQL | undefined): Promise<JournalStudent[]> {
  const rows = await db
    .select(studentColumns)
    .from(students)
    .where(where)
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.middleName), asc(students.id));
  return rows.map(toJournalStudent);
}

const studentOfId = statement('journal_student', (db) =>
  db
    .select(studentColumns)
    .from(students)
    .where(eq(students.id, sql.placeholder('id'))),
);

export async function journalStudent(db: Database, studentId: number): Promise<JournalStudent | null> {
  const [row] = await studentOfId(db).execute({ id: studentId });
  return row ? toJournalStudent(row) : null;
}

/**
 * Returns the last term for which the groups have a journal; null when they have none. Between two terms it is the past
 * one. Term codes sort by time.
 */
export async function runningTerm(db: Database, groupIds: readonly number[]): Promise<TermCode | null> {
  const [row] = await db
    .select({ term: max(journalSubjects.term) })
    .from(journalSubjects)
    .where(inArray(journalSubjects.groupId, [...groupIds]));
  return row?.term ?? null;
}

/**
 * Matches the journal subjects of a student: those of the current group, and those with marks or absences of the
 * student, in whatever group at the time.
 */
export const isSubjectOf = (studentId: SQLWrapper | number, groupId: SQLWrapper | number): SQL | undefined =>
  or(
    sql`${journalSubjects.groupId} = ${groupId}`,
    sql`${journalSubjects.id} in (
      select ${journalLessons.subjectId} from ${journalLessons} where ${journalLessons.id} in (
        select ${omissions.lessonId} from ${omissions} where ${omissions.studentId} = ${studentId}
        union all
        select ${lessonMarks.lessonId} from ${lessonMarks} where ${lessonMarks.studentId} = ${studentId}
      ))`,
  );

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
