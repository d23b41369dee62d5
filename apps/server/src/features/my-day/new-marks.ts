import type { NewMark } from '@semestr/api/my-day';
import { inOrder, type IsoDate } from '@semestr/core/dates';
import { newMarksFrom } from '@semestr/core/my-day';
import { and, desc, eq, gte, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../../db/tables/journal.ts';
import { marks } from '../../db/tables/marks.ts';

async function ofLessons(db: Database, studentId: number, today: IsoDate): Promise<NewMark[]> {
  const rows = await db
    .select({
      subject: journalSubjects.name,
      mark: lessonMarks.mark,
      work: journalSubjects.type,
      taskNumber: lessonMarks.taskNumber,
      date: journalLessons.date,
    })
    .from(lessonMarks)
    .innerJoin(journalLessons, eq(journalLessons.id, lessonMarks.lessonId))
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(
      and(
        eq(lessonMarks.studentId, studentId),
        gte(journalLessons.date, newMarksFrom(today)),
        lte(journalLessons.date, today),
      ),
    )
    .orderBy(desc(journalLessons.date), desc(journalLessons.startTime), desc(lessonMarks.id));
  return rows.map((row) => ({ ...row, mark: String(row.mark) }));
}

async function ofMarkbook(db: Database, studentId: number, today: IsoDate): Promise<NewMark[]> {
  const rows = await db
    .select({ subject: disciplines.name, mark: marks.mark, work: disciplines.control, date: marks.date })
    .from(marks)
    .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
    .where(
      and(
        eq(marks.studentId, studentId),
        isNotNull(marks.mark),
        gte(marks.date, newMarksFrom(today)),
        lte(marks.date, today),
      ),
    )
    .orderBy(desc(marks.date), desc(marks.id));
  return rows.flatMap(({ mark, date, ...row }) =>
    mark === null || date === null ? [] : [{ ...row, mark, date, taskNumber: null }],
  );
}

/**
 * Lists the marks of the last week, newest first. A mark in a lesson counts from the day of the lesson, because no
 * other date is stored.
 */
export async function newMarksOf(db: Database, studentId: number, today: IsoDate): Promise<NewMark[]> {
  const all = [...(await ofMarkbook(db, studentId, today)), ...(await ofLessons(db, studentId, today))];
  return all.toSorted((a, b) => inOrder(b.date, a.date));
}
