import * as calls from '@semestr/api/journal-records';
import { dotted } from '@semestr/core/dates';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../../db/tables/journal.ts';
import { students } from '../../db/tables/students.ts';
import { checkTerm } from '../../domain/calendar.ts';
import { checkAttendance, journalLessonOf } from '../../domain/journal-entries.ts';
import { localized } from '../../domain/localized.ts';
import { earlierMark, noticeTypeOf } from '../../domain/marks.ts';
import { correctNotice, notify } from '../../domain/notify.ts';
import { invalidField } from '../../domain/refusal.ts';
import { type Change, defineResource, type Resource, type Stored } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';

type LessonMark = RecordOf<typeof lessonMarks>;

/** Rejects a second mark of a student in a lesson if it must be the first. */
async function checkFirst({ tx, before, values, options }: Change<LessonMark>): Promise<void> {
  const { lessonId = 0, studentId = 0 } = values;
  if (before || options['isFirst'] !== true) return;
  // Runs sequentially: two concurrent requests would not see each other's mark.
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update');
  const isTheirs = and(eq(lessonMarks.lessonId, lessonId), eq(lessonMarks.studentId, studentId));
  if ((await tx.$count(lessonMarks, isTheirs)) > 0) throw invalidField('studentId', 'taken');
}

/** Returns the lesson and the mark for a notification; null when the lesson has been deleted. */
async function lessonMarkValues(tx: Database, { lessonId, mark }: LessonMark) {
  const found = await journalLessonOf(tx, lessonId);
  if (!found) return null;
  const { lesson, subject } = found;
  return { subject: subject.abbrev, type: subject.type, date: dotted(lesson.date), mark };
}

async function notifyOfMark({ tx, before, row, now }: Stored<LessonMark>): Promise<void> {
  const { mark } = row;
  const old = earlierMark(before, row);
  const values = await lessonMarkValues(tx, row);
  if (mark === old || !values) return;
  const recipients = { studentIds: [row.studentId] };
  const type = noticeTypeOf(String(mark));
  if (old === null) {
    await notify(tx, recipients, { type, message: localized(recordTexts, 'lessonMark.set', values), now });
    return;
  }
  const message = localized(recordTexts, 'lessonMark.changed', { ...values, before: old });
  await correctNotice(tx, recipients, {
    earlier: localized(recordTexts, 'lessonMark.changed', { ...values, mark: old, before: mark }),
    correction: { type, message, now },
  });
}

/** Corrects the notification of a deleted mark, so that the student does not rely on it. */
async function correctMark({ tx, row, now }: Pick<Stored<LessonMark>, 'tx' | 'row' | 'now'>): Promise<void> {
  const values = await lessonMarkValues(tx, row);
  if (!values) return;
  const message = localized(recordTexts, 'lessonMark.removed', values);
  await correctNotice(
    tx,
    { studentIds: [row.studentId] },
    {
      earlier: localized(recordTexts, 'lessonMark.set', values),
      correction: { type: 'INFO', message, now },
    },
  );
}

/** The subjects, lessons and marks of journals. */
export const journalResources: readonly Resource[] = [
  defineResource(calls.journalSubjects, journalSubjects, [journalSubjects.name, journalSubjects.abbrev], {
    before: ({ before, values: { term }, now, isRestored }) => {
      if (term !== undefined && term !== before?.term && !isRestored) checkTerm(term, now);
    },
  }),
  defineResource(calls.journalLessons, journalLessons, [], { period: journalLessons.date }),
  defineResource(calls.lessonMarks, lessonMarks, [], {
    period: journalLessons.date,
    before: async (change) => {
      await checkAttendance(change);
      await checkFirst(change);
    },
    after: notifyOfMark,
    removed: correctMark,
  }),
];
