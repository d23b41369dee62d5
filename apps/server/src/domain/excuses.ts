import type { IsoDate } from '@semestr/core/dates';
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { journalLessons } from '../db/tables/journal.ts';
import { omissions } from '../db/tables/omissions.ts';

/** Days for which a student has a valid reason. */
export interface ExcusedDays {
  studentId: number;
  dateFrom: IsoDate;
  dateTo: IsoDate;
}

/** Marks the absences that the student already has on these days as excused. */
export async function excuseOmissions(
  tx: Database,
  { studentId, dateFrom, dateTo }: ExcusedDays,
): Promise<void> {
  const lessons = tx
    .select({ id: journalLessons.id })
    .from(journalLessons)
    .where(and(gte(journalLessons.date, dateFrom), lte(journalLessons.date, dateTo)));
  await tx
    .update(omissions)
    .set({ isExcused: true, version: sql`${omissions.version} + 1` })
    .where(
      and(
        eq(omissions.studentId, studentId),
        eq(omissions.isExcused, false),
        inArray(omissions.lessonId, lessons),
      ),
    );
}
