import { type PersonName, shortName } from '@semestr/core/display';
import type { TermCode } from '@semestr/core/term';
import { asc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { journalSubjects } from '../db/tables/journal.ts';
import { students } from '../db/tables/students.ts';

/** A student as journals show one. */
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

const asShown = ({
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

/** The students of a group in the order of a printed list, or those of another condition. */
export async function journalStudents(db: Database, where: SQL | undefined): Promise<JournalStudent[]> {
  const rows = await db
    .select(studentColumns)
    .from(students)
    .where(where)
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.middleName), asc(students.id));
  return rows.map(asShown);
}

const studentOfId = statement('journal_student', (db) =>
  db
    .select(studentColumns)
    .from(students)
    .where(eq(students.id, sql.placeholder('id'))),
);

export async function journalStudent(db: Database, studentId: number): Promise<JournalStudent | null> {
  const [row] = await studentOfId(db).execute({ id: studentId });
  return row ? asShown(row) : null;
}

/**
 * The last term of which the groups have a journal; null where they have none. Between two terms it is the one that is
 * over. The names of terms sort by time.
 */
export async function runningTerm(db: Database, groupIds: readonly number[]): Promise<TermCode | null> {
  const [row] = await db
    .select({ term: max(journalSubjects.term) })
    .from(journalSubjects)
    .where(inArray(journalSubjects.groupId, [...groupIds]));
  return row?.term ?? null;
}

/** The journal's subjects of a term; none where there is no term. */
export const inTerm = (term: TermCode | null): SQL =>
  term === null ? sql`false` : eq(journalSubjects.term, term);
