import type { JournalLesson } from '@semestr/api/journal';
import { dotted } from '@semestr/core/dates';
import { isOnRoster } from '@semestr/core/enrolments';
import { controlPointName, lessonTypeIds } from '@semestr/core/journal';
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isOneOf, statement } from '../db/statement.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../db/tables/journal.ts';
import { omissions } from '../db/tables/omissions.ts';
import { isSubjectOf, type JournalStudent } from './journal.ts';

/** The needed columns of a lesson: a term has several hundred lessons, so no others are read. */
const columns = {
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

type RowOf<Table extends { $inferSelect: object }, Part extends keyof typeof columns> = Pick<
  Table['$inferSelect'],
  keyof (typeof columns)[Part] & keyof Table['$inferSelect']
>;

export type JournalSubject = RowOf<typeof journalSubjects, 'subject'>;

/** A lesson of the journal for one student, with marks and absences. */
export interface NotedLesson {
  lesson: RowOf<typeof journalLessons, 'lesson'>;
  subject: JournalSubject;
  omission: RowOf<typeof omissions, 'omission'> | null;
  marks: RowOf<typeof lessonMarks, 'mark'>[];
}

const runningSubjects = statement('journal_running_subjects', (db) => {
  const own = isSubjectOf(sql.placeholder('studentId'), sql.placeholder('groupId'));
  const running = db
    .select({ term: max(journalSubjects.term) })
    .from(journalSubjects)
    .where(own);
  return db
    .select(columns.subject)
    .from(journalSubjects)
    .where(and(own, eq(journalSubjects.term, running)));
});

/** Loads the subjects of a student's journal in the current term. */
export const subjectsOfTerm = (
  db: Database,
  { id, groupId }: Pick<JournalStudent, 'id' | 'groupId'>,
): Promise<JournalSubject[]> => runningSubjects(db).execute({ studentId: id, groupId });

/** Loads a subject of a group's journal; none when the group does not have it. */
export const subjectOfJournal = (
  db: Database,
  { subjectId, groupId }: { subjectId: number; groupId: number },
): Promise<JournalSubject[]> =>
  db
    .select(columns.subject)
    .from(journalSubjects)
    .where(and(eq(journalSubjects.id, subjectId), eq(journalSubjects.groupId, groupId)));

const ofSubjects = isOneOf(journalLessons.subjectId, 'subjectIds');

const lessonsOf = statement('journal_lessons', (db) =>
  db
    .select(columns.lesson)
    .from(journalLessons)
    .where(ofSubjects)
    .orderBy(asc(journalLessons.date), asc(journalLessons.startTime), asc(journalLessons.id)),
);

const lessonIds = (db: Database) =>
  db.select({ id: journalLessons.id }).from(journalLessons).where(ofSubjects);

const omissionsOf = statement('journal_omissions', (db) =>
  db
    .select(columns.omission)
    .from(omissions)
    .where(and(isOneOf(omissions.studentId, 'studentIds'), inArray(omissions.lessonId, lessonIds(db)))),
);

const marksOf = statement('journal_marks', (db) =>
  db
    .select(columns.mark)
    .from(lessonMarks)
    .where(and(isOneOf(lessonMarks.studentId, 'studentIds'), inArray(lessonMarks.lessonId, lessonIds(db))))
    .orderBy(asc(lessonMarks.id)),
);

/**
 * Lists the lessons of the subjects for each student in chronological order: those for the group and the subgroup of
 * their day, and those with marks or absences of the student.
 */
export async function notedLessons(
  db: Database,
  who: readonly JournalStudent[],
  subjects: readonly JournalSubject[],
): Promise<Map<number, NotedLesson[]>> {
  const subjectOf = new Map(subjects.map((subject) => [subject.id, subject]));
  const subjectIds = [...subjectOf.keys()];
  const ofStudents = { subjectIds, studentIds: who.map(({ id }) => id) };
  const missed = await omissionsOf(db).execute(ofStudents);
  const marked = await marksOf(db).execute(ofStudents);
  // The largest query comes last: rows kept in memory while other queries run are more expensive to collect as garbage.
  const lessons = await lessonsOf(db).execute({ subjectIds });
  const missedBy = Map.groupBy(missed, ({ studentId }) => studentId);
  const markedBy = Map.groupBy(marked, ({ studentId }) => studentId);
  const notedFor = ({ id, enrolments }: JournalStudent): NotedLesson[] => {
    const omissionOf = new Map((missedBy.get(id) ?? []).map((row) => [row.lessonId, row]));
    const marksFor = Map.groupBy(markedBy.get(id) ?? [], ({ lessonId }) => lessonId);
    const result: NotedLesson[] = [];
    for (const lesson of lessons) {
      const subject = subjectOf.get(lesson.subjectId);
      const [omission, marks] = [omissionOf.get(lesson.id) ?? null, marksFor.get(lesson.id) ?? []];
      if (!subject) continue;
      const { date, subgroup } = lesson;
      const isTheirs = isOnRoster(enrolments, { groupId: subject.groupId, subgroup, date });
      if (!(isTheirs || omission || marks.length > 0)) continue;
      result.push({ lesson, subject, omission, marks });
    }
    return result;
  };
  return new Map(who.map((student) => [student.id, notedFor(student)]));
}

/** Formats a lesson of a journal as the provider does. */
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
