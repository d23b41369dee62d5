import { dotted, type IsoDate } from '@semestr/core/dates';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { journalLessons, journalSubjects } from '../db/tables/journal.ts';
import { localized, type LocalizedText } from './localized.ts';
import { notify, withdrawNotice } from './notify.ts';
import { omissionTexts } from './notice-texts.ts';

/** Builds the notification of a missed lesson. */
export const omissionSentence = (lesson: { subject: string; type: string; date: IsoDate }): LocalizedText =>
  localized(omissionTexts, 'missed', { ...lesson, date: dotted(lesson.date) });

async function sentenceOf(tx: Database, lessonId: number): Promise<LocalizedText | null> {
  const [row] = await tx
    .select({ date: journalLessons.date, subject: journalSubjects.abbrev, type: journalSubjects.type })
    .from(journalLessons)
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(eq(journalLessons.id, lessonId));
  return row ? omissionSentence(row) : null;
}

/** Notifies students of a noted absence in this lesson. Call in the transaction of the change. */
export async function notifyOfOmission(
  tx: Database,
  { lessonId, studentIds, now }: { lessonId: number; studentIds: readonly number[]; now: Date },
): Promise<void> {
  const message = await sentenceOf(tx, lessonId);
  if (message) await notify(tx, { studentIds }, { type: 'INFO', message, now });
}

/**
 * Deletes the notifications of an absence in this lesson that was reverted. Call in the transaction of the reversal.
 */
export async function withdrawOmissionNotice(
  tx: Database,
  { lessonId, studentIds }: { lessonId: number; studentIds: readonly number[] },
): Promise<void> {
  const message = await sentenceOf(tx, lessonId);
  if (message) await withdrawNotice(tx, { studentIds }, message);
}
