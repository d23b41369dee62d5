import type { Excuse } from '@semestr/api/omissions';
import { dotted, type IsoDate } from '@semestr/core/dates';
import { isoMonth, monthName } from '@semestr/core/omissions';
import { semesterOf, type TermCode } from '@semestr/core/term';
import { and, asc, desc, eq, isNotNull, min, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { inTerm, isOnRosterOf, isSubjectOf, runningTermOf } from '../../domain/journal.ts';
import type { StudyPlace } from '../../domain/students.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { journalLessons, journalSubjects } from '../../db/tables/journal.ts';
import { excuses, omissions } from '../../db/tables/omissions.ts';

/** Loads the student's excuses with the faculty that has the documents, newest first. */
export async function excusesOf(
  db: Database,
  { studentId, facultyId }: StudyPlace,
  term: number | undefined,
): Promise<{ faculty: string | null; omissionDtoList: Excuse[] }> {
  const [faculty] = await db
    .select({ abbrev: faculties.abbrev })
    .from(faculties)
    .where(eq(faculties.id, facultyId));
  const rows = await db
    .select()
    .from(excuses)
    .where(and(eq(excuses.studentId, studentId), term === undefined ? undefined : eq(excuses.semester, term)))
    .orderBy(desc(excuses.dateFrom), desc(excuses.id));
  return {
    faculty: faculty?.abbrev ?? null,
    omissionDtoList: rows.map(({ id, dateFrom, dateTo, name, note, semester: ofStudies }) => ({
      id,
      dateFrom,
      dateTo,
      name: name ?? '',
      note,
      term: ofStudies,
    })),
  };
}

/** Returns the student's semester in a term; rows of the term exist, so it does too. */
const semesterFor = ({ course }: StudyPlace, term: TermCode | null, today: IsoDate): number =>
  term === null ? 0 : semesterOf(term, { course: course ?? 1, today });

/** Total hours, and excused hours. */
const allHours = sql<number>`coalesce(sum(${omissions.hours}), 0)::int`;
const excusedHours = sql<number>`coalesce(sum(${omissions.hours}) filter (where ${omissions.isExcused}), 0)::int`;

interface MonthOfOmissions {
  month: string;
  isoMonth: string;
  omissionCount: number;
  excusedCount: number;
  term: number;
  totalHours: number;
}

/** Loads the hours that the student missed in each month with lessons of the student, in any group. */
export async function hoursByMonth(
  db: Database,
  place: StudyPlace,
  today: IsoDate,
): Promise<MonthOfOmissions[]> {
  const term = await runningTermOf(db, place);
  const month = sql`date_trunc('month', ${journalLessons.date}::timestamp)`;
  const rows = await db
    .select({
      first: min(journalLessons.date),
      omissionCount: allHours,
      excusedCount: excusedHours,
    })
    .from(journalSubjects)
    .innerJoin(journalLessons, eq(journalLessons.subjectId, journalSubjects.id))
    .leftJoin(
      omissions,
      and(eq(omissions.lessonId, journalLessons.id), eq(omissions.studentId, place.studentId)),
    )
    .where(
      and(
        isSubjectOf(place.studentId, place.groupId),
        or(isOnRosterOf(place.studentId), isNotNull(omissions.studentId)),
        inTerm(term),
      ),
    )
    .groupBy(month)
    .orderBy(asc(month));
  const ofTerm = {
    term: semesterFor(place, term, today),
    totalHours: rows.reduce((sum, { omissionCount }) => sum + omissionCount, 0),
  };
  return rows.flatMap(({ first, ...counted }) =>
    first === null ? [] : [{ month: monthName(first), isoMonth: isoMonth(first), ...counted, ...ofTerm }],
  );
}

/**
 * Loads the hours that the student missed in each subject of the current term, the most first; empty without absences.
 */
export async function hoursBySubject(db: Database, place: StudyPlace) {
  const term = await runningTermOf(db, place);
  const rows = await db
    .select({
      name: journalSubjects.name,
      abbrev: journalSubjects.abbrev,
      omissionCount: allHours,
      excusedCount: excusedHours,
    })
    .from(omissions)
    .innerJoin(journalLessons, eq(journalLessons.id, omissions.lessonId))
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(and(eq(omissions.studentId, place.studentId), inTerm(term)))
    .groupBy(journalSubjects.name, journalSubjects.abbrev)
    .orderBy(desc(allHours), asc(journalSubjects.name));
  return rows.map(({ name, abbrev, ...counted }) => ({ subject: { name, abbrev }, ...counted }));
}

/** Loads the student's unexcused absences of the current term, newest first. */
export async function unexcusedOf(db: Database, place: StudyPlace, today: IsoDate) {
  const term = await runningTermOf(db, place);
  const own = and(eq(omissions.studentId, place.studentId), eq(omissions.isExcused, false));
  const rows = await db
    .select({ lesson: journalLessons, subject: journalSubjects, hours: omissions.hours })
    .from(omissions)
    .innerJoin(journalLessons, eq(journalLessons.id, omissions.lessonId))
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(and(own, inTerm(term)))
    .orderBy(desc(journalLessons.date), desc(journalLessons.startTime), desc(journalLessons.id));
  return rows.map(({ lesson, subject, hours }) => ({
    date: dotted(lesson.date),
    subject: { id: subject.id, name: subject.name, abbrev: subject.abbrev },
    lessonTypeAbbrev: subject.type,
    hours,
    term: semesterFor(place, term, today),
  }));
}
