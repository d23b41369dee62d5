import { type IsoDate, yearOf } from '@semestr/core/dates';
import { monthOfDay } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { monthName } from '@semestr/core/omissions';
import { and, asc, countDistinct, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { onDays } from '../../db/days.ts';
import { groups } from '../../db/tables/groups.ts';
import { journalLessons, journalSubjects } from '../../db/tables/journal.ts';
import { omissions } from '../../db/tables/omissions.ts';
import { students } from '../../db/tables/students.ts';
import { ofGroups, sinceDaysAgo, withKeys } from './filters.ts';
import { namesIn, studentColumns, studentFields } from './people.ts';
import { type ReportContext, report } from './table.ts';

/** Formats a month: "сентябрь 2026", "September 2026". */
export function monthIn(month: string, language: Language): string {
  // A month with a day is a date.
  const date = `${month}-01` as IsoDate;
  return language === 'en' ? `${monthOfDay(date, language)} ${yearOf(date)}` : monthName(date);
}

const YEAR = 365;

const month = sql<string>`to_char(${journalLessons.date}::timestamp, 'YYYY-MM')`;
const hours = sql<number>`sum(${omissions.hours})::int`.mapWith(Number);
const excused =
  sql<number>`coalesce(sum(${omissions.hours}) filter (where ${omissions.isExcused}), 0)::int`.mapWith(
    Number,
  );

/** The current group, which may differ from the group of the journal. */
const ownGroups = alias(groups, 'own_groups');

/** Selects the students with absences in these rows, each with their hours. */
const perStudent = ({ db, parameters }: ReportContext, row: Parameters<typeof withKeys>[0]) =>
  db
    .select({
      ...studentFields,
      group: sql<string>`${ownGroups.name}`.as('group_name'),
      hours: hours.as('hours'),
      excused: excused.as('excused'),
    })
    .from(omissions)
    .innerJoin(journalLessons, eq(journalLessons.id, omissions.lessonId))
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .innerJoin(groups, eq(groups.id, journalSubjects.groupId))
    .innerJoin(students, eq(students.id, omissions.studentId))
    .innerJoin(ownGroups, eq(ownGroups.id, students.groupId))
    .where(
      and(
        onDays(journalLessons.date, parameters),
        ofGroups(parameters),
        withKeys(row, { groupId: groups.id, month }),
      ),
    )
    .groupBy(students.id, ownGroups.id)
    .as('per_student');

export const missed = report('omissions', {
  title: (t) => t('omissions.title'),
  usual: ({ now, parameters }) => sinceDaysAgo(YEAR, now, parameters),
  rows: async ({ db, parameters }) =>
    db
      .select({
        groupId: groups.id,
        group: groups.name,
        month,
        hours,
        excused,
        students: countDistinct(omissions.studentId),
      })
      .from(omissions)
      .innerJoin(journalLessons, eq(journalLessons.id, omissions.lessonId))
      .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
      .innerJoin(groups, eq(groups.id, journalSubjects.groupId))
      .where(and(onDays(journalLessons.date, parameters), ofGroups(parameters)))
      .groupBy(groups.id, month)
      .orderBy(asc(groups.name), asc(month)),
  keys: (row) => ({ groupId: row.groupId, month: row.month }),
  columns: (t) => [
    { key: 'group', title: t('omissions.group'), width: 12, type: 'text', value: (row) => row.group },
    {
      key: 'month',
      title: t('omissions.month'),
      width: 16,
      type: 'text',
      value: (row) => monthIn(row.month, t.language),
      raw: (row) => row.month,
    },
    {
      key: 'hours',
      title: t('omissions.hours'),
      width: 10,
      type: 'number',
      opens: true,
      value: (row) => row.hours,
    },
    {
      key: 'excused',
      title: t('omissions.excused'),
      width: 26,
      type: 'number',
      opens: true,
      value: (row) => row.excused,
    },
    {
      key: 'students',
      title: t('omissions.students'),
      width: 12,
      type: 'number',
      opens: true,
      adds: false,
      value: (row) => row.students,
    },
  ],
  names: async (context, { row, column, limit, offset }) => {
    const people = perStudent(context, row);
    const where = column === 'excused' ? gt(people.excused, 0) : undefined;
    const measure = { hours: people.hours, excused: people.excused }[column];
    const select = context.db.select().from(people).where(where);
    return namesIn(context.db, people, { where, select, limit, offset, measure });
  },
  nameKeys: ({ studentId }) => ({ studentId }),
  nameColumns: (t) => [
    ...studentColumns(t),
    { key: 'hours', title: t('omissions.hours'), width: 10, type: 'number', value: (row) => row.hours },
    { key: 'excused', title: t('omissions.excused'), width: 26, type: 'number', value: (row) => row.excused },
  ],
});
