import { isOnRoster } from '@semestr/core/enrolments';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { journalLessons, journalSubjects } from '../db/tables/journal.ts';
import { students } from '../db/tables/students.ts';
import { enrolmentsOf } from './enrolments.ts';
import { isNotedIn } from './journal.ts';
import { invalidField } from './refusal.ts';

/** The student and the lesson of a journal entry: a mark, or an absence. */
interface Entry {
  studentId: number;
  lessonId: number;
}

interface EntryChange {
  tx: Database;
  /** The entry before the change; null when it is new. */
  before: Entry | null;
  values: Partial<Entry>;
}

/** Loads a lesson of the journal with its subject; null when it does not exist. */
export async function journalLessonOf(tx: Database, id: number) {
  const [row] = await tx
    .select({ lesson: journalLessons, subject: journalSubjects })
    .from(journalLessons)
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(eq(journalLessons.id, id));
  return row ?? null;
}

/**
 * Requires that the student was in the group and the subgroup of the lesson on its day. Also accepts students who
 * already have entries in the subject, from before enrolments had dates.
 */
export async function checkAttendance({ tx, before, values }: EntryChange): Promise<void> {
  const studentId = values.studentId ?? before?.studentId;
  const lessonId = values.lessonId ?? before?.lessonId;
  if (studentId === before?.studentId && lessonId === before?.lessonId) return;
  const found = lessonId === undefined ? null : await journalLessonOf(tx, lessonId);
  if (!found || studentId === undefined) throw invalidField('lessonId', 'unknown');
  const { date, subgroup } = found.lesson;
  const enrolments = (await enrolmentsOf(tx, [studentId])).get(studentId) ?? [];
  if (isOnRoster(enrolments, { groupId: found.subject.groupId, subgroup, date })) return;
  const wasThere = and(
    eq(students.id, studentId),
    isNotedIn(
      and(eq(journalLessons.subjectId, found.subject.id), inArray(journalLessons.subgroup, [0, subgroup])),
    ),
  );
  if ((await tx.$count(students, wasThere)) === 0) throw invalidField('studentId', 'unknown');
}
