import type { RatingRow } from '@semestr/api/rating';
import type { IsoDate } from '@semestr/core/dates';
import { journalTerm } from '@semestr/core/journal';
import { type PointNotes, rated } from '@semestr/core/rating';
import { and, count, eq, sum } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { groups } from '../db/tables/groups.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../db/tables/journal.ts';
import { omissions } from '../db/tables/omissions.ts';
import { students } from '../db/tables/students.ts';

/** What each student of a course has by control points: their marks, and the hours missed without a good reason. */
async function notesOf(
  db: Database,
  { specialityId, course, today }: { specialityId: number; course: number; today: IsoDate },
): Promise<Map<number, PointNotes[]>> {
  const where = and(
    eq(groups.specialityId, specialityId),
    eq(groups.course, course),
    eq(journalSubjects.term, journalTerm(today)),
  );
  const key = { studentId: students.id, point: journalLessons.controlPoint };
  const marked = await db
    .select({ ...key, sum: sum(lessonMarks.mark).mapWith(Number), count: count() })
    .from(groups)
    .innerJoin(students, eq(students.groupId, groups.id))
    .innerJoin(lessonMarks, eq(lessonMarks.studentId, students.id))
    .innerJoin(journalLessons, eq(journalLessons.id, lessonMarks.lessonId))
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(where)
    .groupBy(students.id, journalLessons.controlPoint);
  const missed = await db
    .select({ ...key, hours: sum(omissions.hours).mapWith(Number) })
    .from(groups)
    .innerJoin(students, eq(students.groupId, groups.id))
    .innerJoin(omissions, eq(omissions.studentId, students.id))
    .innerJoin(journalLessons, eq(journalLessons.id, omissions.lessonId))
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(and(where, eq(omissions.isRespectful, false)))
    .groupBy(students.id, journalLessons.controlPoint);
  const notes = [
    ...marked.map((row) => ({ ...row, hours: 0 })),
    ...missed.map((row) => ({ ...row, sum: 0, count: 0 })),
  ];
  return Map.groupBy(notes, ({ studentId }) => studentId);
}

/** The rating of a speciality's course, the best first; who has the same average, by missed hours. */
export async function ratingOf(
  db: Database,
  wanted: { specialityId: number; course: number; today: IsoDate },
): Promise<RatingRow[]> {
  const notes = await notesOf(db, wanted);
  const everybody = await db
    .select({ id: students.id, studentCardNumber: students.cardNumber })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(and(eq(groups.specialityId, wanted.specialityId), eq(groups.course, wanted.course)));
  return everybody
    .map(({ id, studentCardNumber }) => ({ studentCardNumber, ...rated(notes.get(id) ?? []) }))
    .toSorted(
      (a, b) =>
        b.average - a.average || a.hours - b.hours || a.studentCardNumber.localeCompare(b.studentCardNumber),
    );
}
