import { addDays, dotted, type IsoDate, minutesOf } from '@semestr/core/dates';
import { and, eq, gt, gte, isNotNull } from 'drizzle-orm';
import { localized } from '../domain/localized.ts';
import { omissionSentence } from '../domain/omission-notices.ts';
import { disciplines } from '../db/tables/disciplines.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../db/tables/journal.ts';
import { marks } from '../db/tables/marks.ts';
import { omissions } from '../db/tables/omissions.ts';
import { noticeTypeOf } from '../domain/marks.ts';
import { recordTexts } from '../records/texts.ts';
import type { AreaInput } from './area-input.ts';
import { momentAt } from './moments.ts';
import type { DatedNotice } from './decision-notices.ts';

/** Days covered by notifications of lesson marks and absences, and of marks in markbooks. */
const LESSON_DAYS = 7;
const MARK_DAYS = 40;
/** Markbooks are filled in the afternoon. */
const AFTERNOON = { from: 14 * 60, to: 19 * 60 } as const;

const lesson = {
  date: journalLessons.date,
  endTime: journalLessons.endTime,
  subject: journalSubjects.abbrev,
  type: journalSubjects.type,
};

const after = (date: IsoDate, endTime: string, minutes: number): Date =>
  momentAt(date, minutesOf(endTime) + minutes);

/** Creates notifications of marks and absences in the last lessons, soon after each. */
async function lessonNotices({ tx, today, random }: AreaInput): Promise<DatedNotice[]> {
  const lately = gte(journalLessons.date, addDays(today, -LESSON_DAYS));
  const marked = await tx
    .select({ ...lesson, studentId: lessonMarks.studentId, mark: lessonMarks.mark })
    .from(lessonMarks)
    .innerJoin(journalLessons, eq(journalLessons.id, lessonMarks.lessonId))
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(lately)
    .orderBy(lessonMarks.id);
  const missed = await tx
    .select({ ...lesson, studentId: omissions.studentId })
    .from(omissions)
    .innerJoin(journalLessons, eq(journalLessons.id, omissions.lessonId))
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(and(lately, eq(omissions.isExcused, false)))
    .orderBy(omissions.id);
  // Two pairs of one subject on a day produce one notification.
  const distinct = new Map(
    marked.map((row) => [`${row.studentId} ${row.subject} ${row.type} ${row.date} ${row.mark}`, row]),
  );
  const ofMarks = [...distinct.values()].map(
    ({ studentId, mark, date, endTime, subject, type }): DatedNotice => {
      const sentence = localized(recordTexts, 'lessonMark.set', { subject, type, date: dotted(date), mark });
      const at = after(date, endTime, random.int(8, 30));
      return { studentId, at, type: noticeTypeOf(String(mark)), sentences: [sentence] };
    },
  );
  const away = new Map(missed.map((row) => [`${row.studentId} ${row.subject} ${row.type} ${row.date}`, row]));
  const ofOmissions = [...away.values()].map(({ studentId, date, endTime, subject, type }): DatedNotice => {
    const sentences = [omissionSentence({ subject, type, date })];
    return { studentId, at: after(date, endTime, random.int(2, 7)), type: 'INFO', sentences };
  });
  return [...ofMarks, ...ofOmissions];
}

/** Creates notifications of recent marks in markbooks. */
async function markbookNotices({ tx, today, now, random }: AreaInput): Promise<DatedNotice[]> {
  const rows = await tx
    .select({ studentId: marks.studentId, mark: marks.mark, date: marks.date, name: disciplines.name })
    .from(marks)
    .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
    .where(and(gt(marks.date, addDays(today, -MARK_DAYS)), isNotNull(marks.mark)))
    .orderBy(marks.id);
  // A course project may get the same mark as the exam of its discipline, on the same day: that produces one
  // notification.
  const distinct = new Map(rows.map((row) => [`${row.studentId} ${row.name} ${row.date} ${row.mark}`, row]));
  return [...distinct.values()].flatMap(({ studentId, mark, date, name }): DatedNotice[] => {
    if (mark === null || date === null) return [];
    const at = momentAt(date, random.int(AFTERNOON.from, AFTERNOON.to));
    if (at > now) return [];
    const sentence = localized(recordTexts, 'mark.set', { discipline: name, mark });
    return [{ studentId, at, type: noticeTypeOf(mark), sentences: [sentence] }];
  });
}

/** Creates all notifications of marks and absences. */
export const notedNotices = async (filling: AreaInput): Promise<DatedNotice[]> => [
  ...(await lessonNotices(filling)),
  ...(await markbookNotices(filling)),
];
