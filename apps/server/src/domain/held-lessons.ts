import { dueChanges } from '@semestr/core/held-changes';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type ChangingLesson, heldLessonChanges as held } from '../db/tables/lessons.ts';
import { type LessonChange, tellOfLessons } from './lesson-changes.ts';

/** What of a lesson is told; a record of one has more. */
function toldOf(lesson: ChangingLesson | null): ChangingLesson | null {
  if (!lesson) return null;
  const { term, isAnnouncement, date, day, weeks, startDate, endDate, startTime, endTime } = lesson;
  const { subject, type, subgroup, rooms, employeeIds, groupIds } = lesson;
  const times = { date, day, weeks, startDate, endDate, startTime, endTime };
  return { term, isAnnouncement, ...times, subject, type, subgroup, rooms, employeeIds, groupIds };
}

/**
 * Holds a change of a lesson back until its groups have been left alone for a while (`core/held-changes`): who plans a
 * timetable tells each group once, and what is taken back at once is told to nobody. In the transaction of the change.
 */
export async function holdLessonChange(
  tx: Database,
  { id, before, after }: LessonChange & { id: number },
  now: Date,
): Promise<void> {
  const last = { after: toldOf(after), changedAt: now };
  await tx
    .insert(held)
    .values({ lessonId: id, before: toldOf(before), since: now, ...last })
    .onConflictDoUpdate({ target: held.lessonId, set: last });
  // A lesson that came and went meanwhile was never seen.
  await tx.delete(held).where(and(eq(held.lessonId, id), isNull(held.before), isNull(held.after)));
}

/** Tells of the changes whose time has come, each once, however many servers do so. */
export async function tellHeldLessons(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx.select().from(held).orderBy(held.lessonId).for('update', { skipLocked: true });
    const changes = rows.map((row) => ({
      ...row,
      groupIds: [...new Set([row.before, row.after].flatMap((lesson) => lesson?.groupIds ?? []))],
    }));
    for (const batch of dueChanges(changes, now)) {
      await tellOfLessons(tx, batch, now);
      await tx.delete(held).where(
        inArray(
          held.lessonId,
          batch.map(({ lessonId }) => lessonId),
        ),
      );
    }
  });
}
