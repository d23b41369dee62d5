import { monthName } from '@semestr/core/omissions';
import { PASSING_MARK, credited } from '@semestr/core/markbook';
import { and, asc, avg, count, countDistinct, eq, gte, max, min, sql, sum } from 'drizzle-orm';
import { addDays, type IsoDate, localDate, yearOf } from '@semestr/core/dates';
import { monthOfDay } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../../db/tables/journal.ts';
import { marks } from '../../db/tables/marks.ts';
import { omissions } from '../../db/tables/omissions.ts';
import { students } from '../../db/tables/students.ts';
import { inTerm } from '../../domain/journal.ts';
import { report, type Words } from './table.ts';

/** In SQL what `isPassed` and `openingOf` say of one mark: failed, or an academic difference not made up for. */
const isDebt = sql<boolean>`case
  when coalesce(${marks.mark}, '') = '' then ${marks.isDifference}
  when ${marks.mark} ~ '^[0-9]+$' then ${marks.mark}::int < ${PASSING_MARK}
  else ${marks.mark} <> ${credited.passed}
end`;

export const debts = report(
  (t) => t('debts.title'),
  async (db) => {
    const debtor = sql`case when ${isDebt} then ${students.id} end`;
    return db
      .select({
        faculty: faculties.abbrev,
        course: groups.course,
        students: countDistinct(students.id),
        debtors: countDistinct(debtor),
        debts: count(debtor),
      })
      .from(students)
      .innerJoin(groups, eq(groups.id, students.groupId))
      .innerJoin(faculties, eq(faculties.id, groups.facultyId))
      .leftJoin(marks, eq(marks.studentId, students.id))
      .groupBy(faculties.abbrev, groups.course)
      .orderBy(asc(faculties.abbrev), asc(groups.course));
  },
  (t) => [
    { key: 'faculty', title: t('debts.faculty'), width: 14, value: (row) => row.faculty },
    { key: 'course', title: t('debts.course'), width: 8, value: (row) => row.course },
    { key: 'students', title: t('debts.students'), width: 12, value: (row) => row.students },
    { key: 'debtors', title: t('debts.debtors'), width: 12, value: (row) => row.debtors },
    { key: 'debts', title: t('debts.debts'), width: 16, value: (row) => row.debts },
  ],
);

/** "сентябрь 2026", "September 2026". */
const monthIn = (date: IsoDate, language: Language): string =>
  language === 'en' ? `${monthOfDay(date, language)} ${yearOf(date)}` : monthName(date);

const YEAR = 365;

export const missed = report(
  (t) => t('omissions.title'),
  async (db, now) => {
    const month = sql`date_trunc('month', ${journalLessons.date}::timestamp)`;
    return db
      .select({
        group: groups.name,
        first: min(journalLessons.date),
        hours: sum(omissions.hours).mapWith(Number),
        excused: sql<number>`coalesce(sum(${omissions.hours}) filter (where ${omissions.isExcused}), 0)::int`,
        students: countDistinct(omissions.studentId),
      })
      .from(omissions)
      .innerJoin(journalLessons, eq(journalLessons.id, omissions.lessonId))
      .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
      .innerJoin(groups, eq(groups.id, journalSubjects.groupId))
      .where(gte(journalLessons.date, addDays(localDate(now), -YEAR)))
      .groupBy(groups.name, month)
      .orderBy(asc(groups.name), asc(month));
  },
  (t) => [
    { key: 'group', title: t('omissions.group'), width: 12, value: (row) => row.group },
    {
      key: 'month',
      title: t('omissions.month'),
      width: 16,
      value: (row) => row.first && monthIn(row.first, t.language),
    },
    { key: 'hours', title: t('omissions.hours'), width: 10, value: (row) => row.hours },
    { key: 'excused', title: t('omissions.excused'), width: 26, value: (row) => row.excused },
    { key: 'students', title: t('omissions.students'), width: 12, value: (row) => row.students },
  ],
);

/** Averages between these are counted together; the last takes the best mark in. */
const steps = [4, 5, 6, 7, 8, 9] as const;

const bandsIn = (t: Words) => [
  { key: 'below-4', title: t('ratings.below', { mark: 4 }), from: 0, to: 4 },
  ...steps.map((from) => ({
    key: `from-${from}`,
    title: `${from}–${from + 1}`,
    from,
    to: from + (from === 9 ? 2 : 1),
  })),
];

export const ratings = report(
  (t) => t('ratings.title'),
  async (db) => {
    // Of each student the average in the last term of the journals, as the rating has it.
    const [{ term } = { term: null }] = await db
      .select({ term: max(journalSubjects.term) })
      .from(journalSubjects);
    const rated = db
      .select({ studentId: lessonMarks.studentId, average: avg(lessonMarks.mark).as('average') })
      .from(lessonMarks)
      .innerJoin(journalLessons, eq(journalLessons.id, lessonMarks.lessonId))
      .innerJoin(journalSubjects, and(eq(journalSubjects.id, journalLessons.subjectId), inTerm(term)))
      .groupBy(lessonMarks.studentId)
      .as('rated');
    const rows = await db
      .select({ faculty: faculties.abbrev, average: rated.average })
      .from(students)
      .innerJoin(groups, eq(groups.id, students.groupId))
      .innerJoin(faculties, eq(faculties.id, groups.facultyId))
      .leftJoin(rated, eq(rated.studentId, students.id))
      .orderBy(asc(faculties.abbrev));
    return [...Map.groupBy(rows, ({ faculty }) => faculty)].map(([faculty, own]) => ({
      faculty,
      students: own.length,
      averages: own.flatMap(({ average }) => (average === null ? [] : [Number(average)])),
    }));
  },
  (t) => [
    { key: 'faculty', title: t('ratings.faculty'), width: 14, value: (row) => row.faculty },
    { key: 'students', title: t('ratings.students'), width: 12, value: (row) => row.students },
    {
      key: 'unmarked',
      title: t('ratings.unmarked'),
      width: 14,
      value: (row) => row.students - row.averages.length,
    },
    ...bandsIn(t).map(({ key, title, from, to }) => ({
      key,
      title,
      width: 8,
      value: ({ averages }: { averages: number[] }) =>
        averages.filter((average) => average >= from && average < to).length,
    })),
  ],
);
