import { shortName } from '@semestr/core/display';
import { controlPointName, isForSubgroup, lessonTypeIds } from '@semestr/core/journal';
import { dotted } from '@semestr/core/dates';
import type { TermCode } from '@semestr/core/term';
import type { JournalLesson } from '@semestr/api/journal';
import { and, asc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../db/tables/journal.ts';
import { omissions } from '../db/tables/omissions.ts';
import { students } from '../db/tables/students.ts';

/** A student as journals show one. */
export interface JournalStudent {
  id: number;
  fio: string;
  subgroup: number;
  groupId: number;
}

/** The students of a group in the order of a printed list, or those of another condition. */
export async function journalStudents(db: Database, where: SQL | undefined): Promise<JournalStudent[]> {
  const rows = await db
    .select()
    .from(students)
    .where(where)
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.middleName), asc(students.id));
  return rows.map((row) => ({
    id: row.id,
    fio: shortName(row),
    subgroup: row.subgroup,
    groupId: row.groupId,
  }));
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

/** What is told of a lesson: of a term's several hundred no more is read than that. */
const told = {
  lesson: {
    id: journalLessons.id,
    subjectId: journalLessons.subjectId,
    date: journalLessons.date,
    subgroup: journalLessons.subgroup,
    controlPoint: journalLessons.controlPoint,
  },
  subject: {
    id: journalSubjects.id,
    groupId: journalSubjects.groupId,
    abbrev: journalSubjects.abbrev,
    name: journalSubjects.name,
    type: journalSubjects.type,
  },
  omission: {
    studentId: omissions.studentId,
    lessonId: omissions.lessonId,
    hours: omissions.hours,
    isExcused: omissions.isExcused,
  },
  mark: {
    studentId: lessonMarks.studentId,
    lessonId: lessonMarks.lessonId,
    mark: lessonMarks.mark,
    taskNumber: lessonMarks.taskNumber,
  },
} as const;

type Told<Table extends { $inferSelect: object }, Part extends keyof typeof told> = Pick<
  Table['$inferSelect'],
  keyof (typeof told)[Part] & keyof Table['$inferSelect']
>;

/** A lesson of the journal for one student, with everything that was noted. */
export interface NotedLesson {
  lesson: Told<typeof journalLessons, 'lesson'>;
  subject: Told<typeof journalSubjects, 'subject'>;
  omission: Told<typeof omissions, 'omission'> | null;
  marks: Told<typeof lessonMarks, 'mark'>[];
}

/** The lessons of the subjects that fit the condition, for each of the students of their group, in order of time. */
export async function notedLessons(
  db: Database,
  who: readonly JournalStudent[],
  where: SQL | undefined,
): Promise<Map<number, NotedLesson[]>> {
  const groupIds = [...new Set(who.map(({ groupId }) => groupId))];
  const ofGroup = and(inArray(journalSubjects.groupId, groupIds), where);
  const subjects = await db.select(told.subject).from(journalSubjects).where(ofGroup);
  const subjectOf = new Map(subjects.map((subject) => [subject.id, subject]));
  const lessons = await db
    .select(told.lesson)
    .from(journalLessons)
    .where(inArray(journalLessons.subjectId, [...subjectOf.keys()]))
    .orderBy(asc(journalLessons.date), asc(journalLessons.startTime), asc(journalLessons.id));
  const ids = who.map(({ id }) => id);
  const chosen = db
    .select({ id: journalLessons.id })
    .from(journalLessons)
    .where(inArray(journalLessons.subjectId, [...subjectOf.keys()]));
  const missed = await db
    .select(told.omission)
    .from(omissions)
    .where(and(inArray(omissions.studentId, ids), inArray(omissions.lessonId, chosen)));
  const marked = await db
    .select(told.mark)
    .from(lessonMarks)
    .where(and(inArray(lessonMarks.studentId, ids), inArray(lessonMarks.lessonId, chosen)))
    .orderBy(asc(lessonMarks.id));
  const keyOf = (row: { studentId: number; lessonId: number }) => `${row.studentId} ${row.lessonId}`;
  const omissionOf = new Map(missed.map((row) => [keyOf(row), row]));
  const marksOf = Map.groupBy(marked, keyOf);
  const notedFor = ({ id, subgroup, groupId }: JournalStudent): NotedLesson[] =>
    lessons.flatMap((lesson) => {
      const subject = subjectOf.get(lesson.subjectId);
      if (subject?.groupId !== groupId || !isForSubgroup(lesson.subgroup, subgroup)) return [];
      const key = keyOf({ studentId: id, lessonId: lesson.id });
      return [{ lesson, subject, omission: omissionOf.get(key) ?? null, marks: marksOf.get(key) ?? [] }];
    });
  return new Map(who.map((student) => [student.id, notedFor(student)]));
}

/** As the provider writes a lesson of a journal. */
export const journalLesson = ({ lesson, subject, omission, marks }: NotedLesson): JournalLesson => ({
  id: lesson.id,
  dateString: dotted(lesson.date),
  gradeBookOmissions: omission?.hours ?? 0,
  isRespectfulOmission: omission?.isExcused ?? false,
  lessonTypeId: lessonTypeIds[subject.type],
  lessonTypeAbbrev: subject.type,
  lessonNameAbbrev: subject.abbrev,
  subGroup: lesson.subgroup,
  marks: marks.map(({ mark }) => mark),
  controlPoint: controlPointName(lesson.controlPoint),
});
