import type { RatingRow, Standing } from '@semestr/api/rating';
import { type PointNotes, pointStandings, rankLines, toRatingLine } from '@semestr/core/rating';
import { and, count, eq, inArray, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { inTerm, runningTerm } from '../../domain/journal.ts';
import { notArchived } from '../../db/archive.ts';
import { groups } from '../../db/tables/groups.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../../db/tables/journal.ts';
import { omissions } from '../../db/tables/omissions.ts';
import { students } from '../../db/tables/students.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';

/** Loads the marks and unexcused hours of each student in the groups, by control point. */
async function notesOf(db: Database, groupIds: readonly number[]): Promise<Map<number, PointNotes[]>> {
  const where = and(inArray(students.groupId, [...groupIds]), inTerm(await runningTerm(db, groupIds)));
  const key = { studentId: students.id, point: journalLessons.controlPoint };
  const marked = await db
    .select({ ...key, sum: sum(lessonMarks.mark).mapWith(Number), count: count() })
    .from(students)
    .innerJoin(lessonMarks, eq(lessonMarks.studentId, students.id))
    .innerJoin(journalLessons, eq(journalLessons.id, lessonMarks.lessonId))
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(where)
    .groupBy(students.id, journalLessons.controlPoint);
  const missed = await db
    .select({ ...key, hours: sum(omissions.hours).mapWith(Number) })
    .from(students)
    .innerJoin(omissions, eq(omissions.studentId, students.id))
    .innerJoin(journalLessons, eq(journalLessons.id, omissions.lessonId))
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(and(where, eq(omissions.isExcused, false)))
    .groupBy(students.id, journalLessons.controlPoint);
  const notes = [
    ...marked.map((row) => ({ ...row, hours: 0 })),
    ...missed.map((row) => ({ ...row, sum: 0, count: 0 })),
  ];
  return Map.groupBy(notes, ({ studentId }) => studentId);
}

/** Loads the rating of a speciality's course, the best first; equal averages are sorted by missed hours. */
export async function ratingOf(db: Database, specialityId: number, course: number): Promise<RatingRow[]> {
  const everybody = await db
    .select({ id: students.id, groupId: students.groupId, studentCardNumber: students.cardNumber })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(
      and(
        notArchived(groups),
        isCurrentStudent,
        eq(groups.specialityId, specialityId),
        eq(groups.course, course),
      ),
    );
  const notes = await notesOf(db, [...new Set(everybody.map(({ groupId }) => groupId))]);
  return everybody
    .map(({ id, studentCardNumber }) => ({ studentCardNumber, ...toRatingLine(notes.get(id) ?? []) }))
    .toSorted(
      (a, b) =>
        b.average - a.average || a.hours - b.hours || a.studentCardNumber.localeCompare(b.studentCardNumber),
    );
}

/** Returns a student's position in the rating of their course; null when the group has no course. */
export async function standingOf(db: Database, studentId: number): Promise<Standing | null> {
  const [own] = await db
    .select({
      studentCardNumber: students.cardNumber,
      facultyId: groups.facultyId,
      sdef: groups.specialityId,
      course: groups.course,
    })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(eq(students.id, studentId));
  if (!own || own.course === null) return null;
  const rows = rankLines(await ratingOf(db, own.sdef, own.course));
  const line = rows.find(({ studentCardNumber }) => studentCardNumber === own.studentCardNumber);
  if (!line) return null;
  return {
    ...own,
    course: own.course,
    place: line.place,
    total: rows.length,
    points: pointStandings(rows, line),
  };
}
