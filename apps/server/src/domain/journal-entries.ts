import { isForSubgroup } from '@semestr/core/journal';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { journalLessons, journalSubjects } from '../db/tables/journal.ts';
import { students } from '../db/tables/students.ts';
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
 * Requires that the lesson is for the student, or that the journal of its subject already has entries of the student,
 * who was in that group then.
 */
export async function checkAttendance({ tx, before, values }: EntryChange): Promise<void> {
  const studentId = values.studentId ?? before?.studentId;
  const lessonId = values.lessonId ?? before?.lessonId;
  if (studentId === before?.studentId && lessonId === before?.lessonId) return;
  const found = lessonId === undefined ? null : await journalLessonOf(tx, lessonId);
  if (!found || studentId === undefined) throw invalidField('lessonId', 'unknown');
  const [student] = await tx.select().from(students).where(eq(students.id, studentId));
  const isTheirs =
    student?.groupId === found.subject.groupId && isForSubgroup(found.lesson.subgroup, student.subgroup);
  if (isTheirs) return;
  const wasThere = and(
    eq(students.id, studentId),
    isNotedIn(
      and(
        eq(journalLessons.subjectId, found.subject.id),
        inArray(journalLessons.subgroup, [0, found.lesson.subgroup]),
      ),
    ),
  );
  if ((await tx.$count(students, wasThere)) === 0) throw invalidField('studentId', 'unknown');
}
