import { dotted } from '@semestr/core/dates';
import { isForSubgroup } from '@semestr/core/journal';
import { isPassed } from '@semestr/core/markbook';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { storeAveragesOf } from '../../domain/marks.ts';
import { notify } from '../../domain/notify.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { journalLessons, journalSubjects } from '../../db/tables/journal.ts';
import { students } from '../../db/tables/students.ts';
import { wrong } from './kind.ts';
import type { Change, Kept } from './resource.ts';

type After = Parameters<NonNullable<Kept['after']>>[0];

/** What a mark was before the change, where that differs: "8 (было 5)". */
const changedTo = (mark: unknown, before: unknown): string =>
  typeof before === 'string' || typeof before === 'number'
    ? `${String(mark)} (было ${before})`
    : String(mark);

/** Good news, bad news, or a mark that is neither. */
function typeOf(mark: string | null): 'SUCCESS' | 'FAILURE' | 'INFO' {
  const passed = isPassed(mark);
  if (passed === null) return 'INFO';
  return passed ? 'SUCCESS' : 'FAILURE';
}

/** Whose mark it was before; a mark that moves to another student is new to that one. */
const sameStudent = ({ before, row }: Pick<After, 'before' | 'row'>): boolean =>
  before?.['studentId'] === row['studentId'];

async function tellMark({ tx, before, row, now }: After): Promise<void> {
  // The column holds a text or nothing.
  const mark = row['mark'] as string | null;
  const old = sameStudent({ before, row }) ? before?.['mark'] : null;
  if (mark === null || mark === old) return;
  const [discipline] = await tx
    .select({ name: disciplines.name })
    .from(disciplines)
    .where(eq(disciplines.id, Number(row['disciplineId'])));
  const message = `Отметка в зачётной книжке: ${discipline?.name ?? ''} — ${changedTo(mark, old)}.`;
  await notify(tx, { studentIds: [Number(row['studentId'])] }, { type: typeOf(mark), message, now });
}

/** A mark of the markbook: the student hears of it, and the stored averages of the discipline follow. */
export const marking: Pick<Kept, 'after' | 'removed'> = {
  after: async (change) => {
    const ids = [change.before?.['disciplineId'], change.row['disciplineId']].filter((id) => id != null);
    await storeAveragesOf(change.tx, [...new Set(ids.map(Number))]);
    await tellMark(change);
  },
  removed: (tx, row) => storeAveragesOf(tx, [Number(row['disciplineId'])]),
};

async function lessonOf(tx: Database, id: unknown) {
  const [row] = await tx
    .select({ lesson: journalLessons, subject: journalSubjects })
    .from(journalLessons)
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(eq(journalLessons.id, Number(id)));
  return row ?? null;
}

/** What is noted in a lesson is noted of somebody for whom the lesson is. */
async function attended({ tx, before, values }: Change): Promise<void> {
  const isMoved =
    values['studentId'] !== before?.['studentId'] || values['lessonId'] !== before?.['lessonId'];
  if (!isMoved) return;
  const found = await lessonOf(tx, values['lessonId']);
  if (!found) throw wrong('lessonId', 'unknown');
  const [student] = await tx
    .select()
    .from(students)
    .where(eq(students.id, Number(values['studentId'])));
  const isTheirs =
    student?.groupId === found.subject.groupId && isForSubgroup(found.lesson.subgroup, student.subgroup);
  if (!isTheirs) throw wrong('studentId', 'unknown');
}

/** A mark of the journal: the student hears of it. */
export const lessonMarking: Pick<Kept, 'before' | 'after'> = {
  before: attended,
  after: async ({ tx, before, row, now }) => {
    const mark = Number(row['mark']);
    const old = sameStudent({ before, row }) ? before?.['mark'] : null;
    if (mark === old) return;
    const found = await lessonOf(tx, row['lessonId']);
    const lesson = found
      ? `${found.subject.abbrev}, ${found.subject.type}, ${dotted(found.lesson.date)}`
      : '';
    const message = `Отметка за занятие: ${lesson} — ${changedTo(mark, old)}.`;
    await notify(
      tx,
      { studentIds: [Number(row['studentId'])] },
      { type: typeOf(String(mark)), message, now },
    );
  },
};

/** Nobody misses more of a lesson than it has. */
export const omitting: Pick<Kept, 'before'> = {
  before: async (change) => {
    await attended(change);
    const found = await lessonOf(change.tx, change.values['lessonId']);
    if (found && Number(change.values['hours']) > found.lesson.hours) throw wrong('hours', 'too-big');
  },
};
