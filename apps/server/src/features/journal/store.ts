import type { JournalStudent as ShownStudent } from '@semestr/api/journal';
import { subgroupIn } from '@semestr/core/enrolments';
import { and, asc, eq, inArray, min, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  inTerm,
  isEnrolledIn,
  isNotedIn,
  journalStudent,
  type JournalStudent,
  journalStudents,
  runningTerm,
} from '../../domain/journal.ts';
import {
  journalLesson,
  type JournalSubject,
  notedLessons,
  subjectOfJournal,
  subjectsOfTerm,
} from '../../domain/noted-lessons.ts';
import type { StudyPlace } from '../../domain/students.ts';
import { journalLessons, journalSubjects } from '../../db/tables/journal.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';

/** Adds lessons to students in the provider's format. */
async function withLessons(
  db: Database,
  who: readonly JournalStudent[],
  subjects: readonly JournalSubject[],
): Promise<ShownStudent[]> {
  const studentLessons = await notedLessons(db, who, subjects);
  return who.map(({ id, fio, subgroup }) => ({
    id,
    fio,
    subGroup: subgroup,
    subGroupStudent: subgroup,
    lessons: (studentLessons.get(id) ?? []).map(journalLesson),
  }));
}

/** Loads a student with the lessons of the current term. */
export async function ownJournal(db: Database, studentId: number): Promise<ShownStudent | null> {
  const student = await journalStudent(db, studentId);
  if (!student) return null;
  const [own] = await withLessons(db, [student], await subjectsOfTerm(db, student));
  return own ?? null;
}

/** Loads the subjects of a group in the current term, each with the subgroups of its lessons. */
export async function subjectsOf(db: Database, groupId: number) {
  return db
    .selectDistinct({
      id: journalSubjects.id,
      name: journalSubjects.name,
      type: journalSubjects.type,
      subgroup: journalLessons.subgroup,
    })
    .from(journalSubjects)
    .innerJoin(journalLessons, eq(journalLessons.subjectId, journalSubjects.id))
    .where(and(eq(journalSubjects.groupId, groupId), inTerm(await runningTerm(db, [groupId]))))
    .orderBy(asc(journalSubjects.name), asc(journalSubjects.type), asc(journalLessons.subgroup));
}

/** Groups entries by the subject's name, in the provider's format. */
export function byName(rows: Awaited<ReturnType<typeof subjectsOf>>) {
  const entries = [...Map.groupBy(rows, ({ name }) => name)].map(([name, ofName]) => {
    const types = [...Map.groupBy(ofName, ({ id }) => id)].map(([id, ofType]) => ({
      id,
      lessonTypeAbbrev: ofType[0]?.type ?? '',
      subgroup: ofType.map(({ subgroup }) => subgroup),
    }));
    return [name, types] as const;
  });
  return Object.fromEntries(entries);
}

/** Lists the subgroups of a group's subject; none when the group does not have it. */
export async function subgroupsOf(db: Database, groupId: number, subjectId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ subgroup: journalLessons.subgroup })
    .from(journalSubjects)
    .innerJoin(journalLessons, eq(journalLessons.subjectId, journalSubjects.id))
    .where(and(eq(journalSubjects.id, subjectId), eq(journalSubjects.groupId, groupId)))
    .orderBy(asc(journalLessons.subgroup));
  return rows.map(({ subgroup }) => subgroup);
}

/**
 * Loads the students of a subgroup (0: of the group) with the lessons of a subject: the current students, former ones
 * who attended its lessons, and those with marks or absences in it. Null when the group does not have the subject.
 */
export async function subjectJournal(
  db: Database,
  { groupId, subjectId, subgroup }: { groupId: number; subjectId: number; subgroup: number },
): Promise<ShownStudent[] | null> {
  const [lessons] = await db
    .select({ first: min(journalLessons.date) })
    .from(journalSubjects)
    .innerJoin(journalLessons, eq(journalLessons.subjectId, journalSubjects.id))
    .where(and(eq(journalSubjects.id, subjectId), eq(journalSubjects.groupId, groupId)));
  const first = lessons?.first ?? null;
  if (first === null) return null;
  const isForSubgroup = subgroup === 0 ? undefined : eq(journalLessons.subgroup, subgroup);
  const who = await journalStudents(
    db,
    or(
      isEnrolledIn({ groupId, subgroup }, first),
      isNotedIn(and(eq(journalLessons.subjectId, subjectId), isForSubgroup)),
    ),
  );
  // A student who has left the group is listed in their last subgroup.
  const then = who.map((one) => ({ ...one, subgroup: subgroupIn(one.enrolments, groupId) ?? one.subgroup }));
  return withLessons(db, then, await subjectOfJournal(db, { subjectId, groupId }));
}

export async function loadNoterIds(db: Database, groupId: number): Promise<number[]> {
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .where(and(isCurrentStudent, eq(students.groupId, groupId), eq(students.canNote, true)))
    .orderBy(asc(students.id));
  return rows.map(({ id }) => id);
}

export async function withLogins(db: Database, { groupId }: StudyPlace) {
  const who = await journalStudents(db, and(isCurrentStudent, eq(students.groupId, groupId)));
  const logins = await db
    .select({ id: students.id, cardNumber: students.cardNumber, username: users.username })
    .from(students)
    .leftJoin(users, eq(users.studentId, students.id))
    .where(eq(students.groupId, groupId));
  const usernames = new Map(logins.map((row) => [row.id, row.username ?? row.cardNumber]));
  return who.map(({ id, fio }) => ({ id, fio, username: usernames.get(id) ?? '' }));
}

/** Sets which students may record absences; returns false and stores nothing when one of them is not in the group. */
export async function assignNoters(
  db: Database,
  groupId: number,
  flags: ReadonlyMap<number, boolean>,
): Promise<boolean> {
  const ids = [...flags.keys()];
  return db.transaction(async (tx) => {
    const ofGroup = and(isCurrentStudent, eq(students.groupId, groupId), inArray(students.id, ids));
    const found = await tx.select({ id: students.id }).from(students).where(ofGroup).for('update');
    if (found.length < ids.length) return false;
    for (const canNote of [true, false]) {
      const named = ids.filter((id) => flags.get(id) === canNote);
      if (named.length > 0) await tx.update(students).set({ canNote }).where(inArray(students.id, named));
    }
    return true;
  });
}
