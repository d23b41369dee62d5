import { dotted, type IsoDate } from '@semestr/core/dates';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { journalLessons, journalSubjects } from '../db/tables/journal.ts';
import { defineMessages, localized, type LocalizedText } from './localized.ts';
import { notify, withdrawNotice } from './notify.ts';
import en from './omission-notices/en.ts';
import ru from './omission-notices/ru.ts';

const omissionTexts = defineMessages('server.journal', { ru, en });

/** What a student is told who missed a lesson. */
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

/** Tells students that an omission of this lesson was noted. In the transaction of the noting. */
export async function tellOfOmission(
  tx: Database,
  { lessonId, studentIds, now }: { lessonId: number; studentIds: readonly number[]; now: Date },
): Promise<void> {
  const message = await sentenceOf(tx, lessonId);
  if (message) await notify(tx, { studentIds }, { type: 'INFO', message, now });
}

/** Withdraws what students were told of an omission of this lesson that is none. In the transaction of the undoing. */
export async function untellOfOmission(
  tx: Database,
  { lessonId, studentIds }: { lessonId: number; studentIds: readonly number[] },
): Promise<void> {
  const message = await sentenceOf(tx, lessonId);
  if (message) await withdrawNotice(tx, { studentIds }, message);
}
