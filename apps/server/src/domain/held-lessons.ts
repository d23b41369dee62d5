import { dueChanges } from '@semestr/core/held-changes';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type ChangingLesson, heldLessonChanges as held } from '../db/tables/lessons.ts';
import { type LessonChange, notifyOfLessons } from './lesson-changes.ts';

/** Returns the fields of a lesson that are announced. */
function summaryOf(lesson: ChangingLesson | null): ChangingLesson | null {
  if (!lesson) return null;
  const { term, isAnnouncement, date, day, weeks, startDate, endDate, startTime, endTime } = lesson;
  const { subject, type, subgroup, rooms, employeeIds, groupIds } = lesson;
  const times = { date, day, weeks, startDate, endDate, startTime, endTime };
  return { term, isAnnouncement, ...times, subject, type, subgroup, rooms, employeeIds, groupIds };
}

/**
 * Delays the announcement of a change of a lesson until its groups have had no change for a while
 * (`core/held-changes`): a series of edits is announced once, and a change that is undone soon is not announced. Call
 * in the transaction of the change.
 */
export async function holdLessonChange(
  tx: Database,
  { id, before, after }: LessonChange & { id: number },
  now: Date,
): Promise<void> {
  const last = { after: summaryOf(after), changedAt: now };
  await tx
    .insert(held)
    .values({ lessonId: id, before: summaryOf(before), since: now, ...last })
    .onConflictDoUpdate({ target: held.lessonId, set: last });
  // A lesson that was created and deleted in between was never visible.
  await tx.delete(held).where(and(eq(held.lessonId, id), isNull(held.before), isNull(held.after)));
}

/** Announces the changes that are due, each once, even with several servers. */
export async function notifyOfHeldLessons(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx.select().from(held).orderBy(held.lessonId).for('update', { skipLocked: true });
    const changes = rows.map((row) => ({
      ...row,
      groupIds: [...new Set([row.before, row.after].flatMap((lesson) => lesson?.groupIds ?? []))],
    }));
    for (const batch of dueChanges(changes, now)) {
      await notifyOfLessons(tx, batch, now);
      await tx.delete(held).where(
        inArray(
          held.lessonId,
          batch.map(({ lessonId }) => lessonId),
        ),
      );
    }
  });
}
