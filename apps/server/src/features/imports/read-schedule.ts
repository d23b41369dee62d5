import { isDeepStrictEqual } from 'node:util';
import type { Lesson, Schedule } from '@semestr/api/schedule';
import { type IsoDate, parseDotted, weekday } from '@semestr/core/dates';
import { dayKeys } from '@semestr/core/schedule';
import { examTermCode, type TermCode, termCode } from '@semestr/core/term';
import type { groupTerms } from '../../db/tables/groups.ts';
import type { lessons } from '../../db/tables/lessons.ts';

export type NewLesson = Omit<typeof lessons.$inferInsert, 'id' | 'origin' | 'updatedOn'>;
export type NewTerm = Omit<typeof groupTerms.$inferInsert, 'groupId' | 'updatedOn'>;

/** A lesson of an imported schedule as it is to be stored, beside what it came as. */
export interface ReadLesson {
  lesson: NewLesson;
  source: Lesson;
}

type Week = Schedule['schedules'] | undefined;

const iso = (date: string | null): IsoDate | null => (date === null ? null : parseDotted(date));

const earliest = (dates: readonly (IsoDate | null)[]): IsoDate | null =>
  dates.filter((date) => date !== null).toSorted((a, b) => a.localeCompare(b))[0] ?? null;
const latest = (dates: readonly (IsoDate | null)[]): IsoDate | null =>
  dates.filter((date) => date !== null).toSorted((a, b) => b.localeCompare(a))[0] ?? null;

/** Tells the day of a session's lesson, which comes under no day of the week; Sundays count as Saturdays' neighbours. */
const dayOfDate = (date: IsoDate | null): number => (date === null ? 1 : Math.min(6, weekday(date)));

function lessonOf(source: Lesson, place: { term: TermCode; isExam: boolean; day: number }): ReadLesson {
  return {
    source,
    lesson: {
      ...place,
      weeks: source.weekNumber,
      subgroup: source.numSubgroup,
      startTime: source.startLessonTime,
      endTime: source.endLessonTime,
      subject: source.subject,
      subjectFull: source.subjectFullName,
      type: source.lessonTypeAbbrev,
      note: source.note,
      auditories: source.auditories,
      date: iso(source.dateLesson),
      startDate: iso(source.startLessonDate),
      endDate: iso(source.endLessonDate),
      isAnnouncement: source.announcement,
      isSplit: source.split,
    },
  };
}

const rowsOf = (week: Week): { source: Lesson; day: number }[] =>
  dayKeys.flatMap((key, index) => (week?.[key] ?? []).map((source) => ({ source, day: index + 1 })));

interface ReadTerm {
  term: NewTerm;
  lessons: ReadLesson[];
}

/** A weekly plan with its term, which its own days tell, or else those of the schedule. */
function readPlan(
  week: Week,
  start: IsoDate | null,
  end: IsoDate | null,
  isExtramural: boolean | null,
): ReadTerm[] {
  const rows = rowsOf(week);
  const own = rows.filter(({ source }) => !source.announcement);
  const from =
    start ?? earliest(own.map(({ source }) => iso(source.startLessonDate) ?? iso(source.dateLesson)));
  if (from === null || rows.length === 0) return [];
  const to = end ?? latest(own.map(({ source }) => iso(source.endLessonDate) ?? iso(source.dateLesson)));
  const term = termCode(from);
  return [
    {
      term: { term, start: from, end: to ?? from, examsStart: null, examsEnd: null, isExtramural },
      lessons: rows.map(({ source, day }) => lessonOf(source, { term, isExam: false, day })),
    },
  ];
}

function readSession(schedule: Schedule, isExtramural: boolean | null): ReadTerm[] {
  const dates = schedule.exams.map(({ dateLesson }) => iso(dateLesson));
  const examsStart = iso(schedule.startExamsDate) ?? earliest(dates);
  if (examsStart === null) return [];
  const examsEnd = iso(schedule.endExamsDate) ?? latest(dates) ?? examsStart;
  const term = examTermCode(examsStart);
  return [
    {
      term: { term, start: null, end: null, examsStart, examsEnd, isExtramural },
      lessons: schedule.exams.map((source) =>
        lessonOf(source, { term, isExam: true, day: dayOfDate(iso(source.dateLesson)) }),
      ),
    },
  ];
}

/**
 * An imported schedule by terms. Which plan was current when it was recorded does not matter: the days of the lessons
 * say to which term they belong, and today says which of the terms is current.
 */
export function readSchedule(schedule: Schedule): { terms: NewTerm[]; lessons: ReadLesson[] } {
  const isExtramural = schedule.isZaochOrDist ?? null;
  const [start, end] = [iso(schedule.startDate), iso(schedule.endDate)];
  const hasCurrent = rowsOf(schedule.schedules).length > 0;
  const read = [
    ...readPlan(schedule.schedules, start, end, isExtramural),
    ...readPlan(schedule.previousSchedules, hasCurrent ? null : start, hasCurrent ? null : end, isExtramural),
    ...readPlan(schedule.nextSchedules, null, null, isExtramural),
    ...readSession(schedule, isExtramural),
  ];
  const terms = [...Map.groupBy(read, ({ term }) => term.term).values()].flatMap((parts) => {
    const [first, ...others] = parts.map(({ term }) => term);
    return first ? [others.reduce(joinTerms, first)] : [];
  });
  return { terms, lessons: read.flatMap(({ lessons }) => lessons) };
}

/** The lessons and the session of one term come apart. */
const joinTerms = (a: NewTerm, b: NewTerm): NewTerm => ({
  ...a,
  start: a.start ?? b.start ?? null,
  end: a.end ?? b.end ?? null,
  examsStart: a.examsStart ?? b.examsStart ?? null,
  examsEnd: a.examsEnd ?? b.examsEnd ?? null,
});

/** Whether two sets of rows say the same, whatever their order. */
export const isSameSet = (a: readonly object[], b: readonly object[]): boolean => {
  const texts = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row, sortedKeys)).toSorted();
  return isDeepStrictEqual(texts(a), texts(b));
};

const sortedKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
    : value;
