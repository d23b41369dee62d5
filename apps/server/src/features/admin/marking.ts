import { dotted, localDate } from '@semestr/core/dates';
import { isForSubgroup } from '@semestr/core/journal';
import { fitsControl, isPassed } from '@semestr/core/markbook';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isNotedIn } from '../../domain/journal.ts';
import { storeAveragesOf } from '../../domain/marks.ts';
import { localized } from '../../domain/localized.ts';
import { correctNotice, notify } from '../../domain/notify.ts';
import { untellOfOmission } from '../../domain/omission-notices.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../../db/tables/journal.ts';
import type { marks } from '../../db/tables/marks.ts';
import type { omissions } from '../../db/tables/omissions.ts';
import { students } from '../../db/tables/students.ts';
import { invalidField } from '../../domain/refusal.ts';
import type { Change, Hooks, Stored } from './define-resource.ts';
import type { RecordOf } from './store.ts';
import { adminTexts } from './texts.ts';

type Mark = RecordOf<typeof marks>;
type LessonMark = RecordOf<typeof lessonMarks>;
type Omission = RecordOf<typeof omissions>;

/** Returns the notification type of a mark: success, failure, or neither. */
export function typeOf(mark: string | null): 'SUCCESS' | 'FAILURE' | 'INFO' {
  const passed = isPassed(mark);
  if (passed === null) return 'INFO';
  return passed ? 'SUCCESS' : 'FAILURE';
}

/** Returns the previous mark only if it was the same student's; a mark moved to another student is new to that one. */
const sameStudent = <R extends { studentId: number }>({
  before,
  row,
}: Pick<Stored<R>, 'before' | 'row'>): boolean => before?.studentId === row.studentId;

async function disciplineName(tx: Database, id: number): Promise<string> {
  const [discipline] = await tx
    .select({ name: disciplines.name })
    .from(disciplines)
    .where(eq(disciplines.id, id));
  return discipline?.name ?? '';
}

async function notifyOfMark({ tx, before, row, now }: Stored<Mark>): Promise<void> {
  const { mark } = row;
  const old = (sameStudent({ before, row }) ? before?.mark : null) ?? null;
  if (mark === old) return;
  if (mark === null) {
    await correctMark({ tx, row: { ...row, mark: old }, now });
    return;
  }
  const values = { discipline: await disciplineName(tx, row.disciplineId), mark };
  const whom = { studentIds: [row.studentId] };
  if (old === null) {
    const message = localized(adminTexts, 'mark.set', values);
    await notify(tx, whom, { type: typeOf(mark), message, now });
    return;
  }
  const message = localized(adminTexts, 'mark.changed', { ...values, before: old });
  await correctNotice(tx, whom, {
    earlier: localized(adminTexts, 'mark.changed', { ...values, mark: old, before: mark }),
    correction: { type: typeOf(mark), message, now },
  });
}

/** Corrects the notification of a deleted mark, which the student would otherwise still rely on. */
async function correctMark({ tx, row, now }: Pick<Stored<Mark>, 'tx' | 'row' | 'now'>): Promise<void> {
  const { mark, studentId, disciplineId } = row;
  if (mark === null) return;
  const values = { discipline: await disciplineName(tx, disciplineId), mark };
  const message = localized(adminTexts, 'mark.removed', values);
  await correctNotice(
    tx,
    { studentIds: [studentId] },
    { earlier: localized(adminTexts, 'mark.set', values), correction: { type: 'INFO', message, now } },
  );
}

/** Rejects a mark that does not match the discipline's form of assessment, or that is dated in the future. */
async function checkMark({ tx, before, values, now, isRestored }: Change<Mark>): Promise<void> {
  if (isRestored) return;
  const { mark, date, disciplineId } = { ...before, ...values };
  if (date && date !== before?.date && date > localDate(now)) throw invalidField('date', 'too-big');
  if (mark === before?.mark && disciplineId === before?.disciplineId) return;
  const [discipline] = await tx
    .select({ control: disciplines.control })
    .from(disciplines)
    .where(eq(disciplines.id, disciplineId ?? 0));
  if (discipline && !fitsControl(mark ?? null, discipline.control)) throw invalidField('mark');
}

/** Hooks for markbook marks: notifies the student, and updates the stored averages of the discipline. */
export const marking: Pick<Hooks<Mark>, 'before' | 'after' | 'removed'> = {
  before: checkMark,
  after: async (change) => {
    const ids = new Set([change.before?.disciplineId ?? change.row.disciplineId, change.row.disciplineId]);
    await storeAveragesOf(change.tx, [...ids]);
    await notifyOfMark(change);
  },
  removed: async ({ tx, row, now }) => {
    await storeAveragesOf(tx, [row.disciplineId]);
    await correctMark({ tx, row, now });
  },
};

async function lessonOf(tx: Database, id: number) {
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
async function attended<R extends { studentId: number; lessonId: number }>({
  tx,
  before,
  values,
}: Change<R>): Promise<void> {
  const studentId = values.studentId ?? before?.studentId;
  const lessonId = values.lessonId ?? before?.lessonId;
  if (studentId === before?.studentId && lessonId === before?.lessonId) return;
  const found = lessonId === undefined ? null : await lessonOf(tx, lessonId);
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

/** Rejects a mark that must be the first of its student in a lesson and is not. */
async function checkFirst({ tx, before, values, options }: Change<LessonMark>): Promise<void> {
  const { lessonId = 0, studentId = 0 } = values;
  if (before || options['isFirst'] !== true) return;
  // Sequentially: two concurrent requests would not see each other's mark.
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update');
  const isTheirs = and(eq(lessonMarks.lessonId, lessonId), eq(lessonMarks.studentId, studentId));
  if ((await tx.$count(lessonMarks, isTheirs)) > 0) throw invalidField('studentId', 'taken');
}

/** Hooks for journal marks: notifies the student of a mark, and of its deletion. */
export const lessonMarking: Pick<Hooks<LessonMark>, 'before' | 'after' | 'removed'> = {
  before: async (change) => {
    await attended(change);
    await checkFirst(change);
  },
  after: async ({ tx, before, row, now }) => {
    const { mark } = row;
    const old = (sameStudent({ before, row }) ? before?.mark : null) ?? null;
    const values = await lessonMarkValues(tx, row);
    if (mark === old || !values) return;
    const whom = { studentIds: [row.studentId] };
    const type = typeOf(String(mark));
    if (old === null) {
      await notify(tx, whom, { type, message: localized(adminTexts, 'lessonMark.set', values), now });
      return;
    }
    const message = localized(adminTexts, 'lessonMark.changed', { ...values, before: old });
    await correctNotice(tx, whom, {
      earlier: localized(adminTexts, 'lessonMark.changed', { ...values, mark: old, before: mark }),
      correction: { type, message, now },
    });
  },
  removed: async ({ tx, row, now }) => {
    const values = await lessonMarkValues(tx, row);
    if (!values) return;
    const message = localized(adminTexts, 'lessonMark.removed', values);
    await correctNotice(
      tx,
      { studentIds: [row.studentId] },
      {
        earlier: localized(adminTexts, 'lessonMark.set', values),
        correction: { type: 'INFO', message, now },
      },
    );
  },
};

/** Returns the lesson and the mark for a notification; null when the lesson has been deleted. */
async function lessonMarkValues(tx: Database, { lessonId, mark }: LessonMark) {
  const found = await lessonOf(tx, lessonId);
  if (!found) return null;
  const { lesson, subject } = found;
  return { subject: subject.abbrev, type: subject.type, date: dotted(lesson.date), mark };
}

const untell = (tx: Database, { lessonId, studentId }: Omission): Promise<void> =>
  untellOfOmission(tx, { lessonId, studentIds: [studentId] });

/**
 * Hooks for absences: limits the hours to those of the lesson, and withdraws the notification of a reverted absence.
 */
export const omitting: Pick<Hooks<Omission>, 'before' | 'after' | 'removed'> = {
  before: async (change) => {
    await attended(change);
    const { lessonId, hours } = { ...change.before, ...change.values };
    const found = lessonId === undefined ? null : await lessonOf(change.tx, lessonId);
    if (found && hours !== undefined && hours > found.lesson.hours) throw invalidField('hours', 'too-big');
  },
  after: async ({ tx, before, row }) => {
    if (!before || (before.studentId === row.studentId && before.lessonId === row.lessonId)) return;
    await untell(tx, before);
  },
  removed: ({ tx, row }) => untell(tx, row),
};
