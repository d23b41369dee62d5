import { localDate } from '@semestr/core/dates';
import { ABSENT } from '@semestr/core/markbook';
import { termBegun } from '@semestr/core/term';
import { and, asc, avg, eq, gt, type SQL, sql } from 'drizzle-orm';
import { disciplines } from '../../db/tables/disciplines.ts';
import { groups } from '../../db/tables/groups.ts';
import { marks } from '../../db/tables/marks.ts';
import { students } from '../../db/tables/students.ts';
import { isDebt, numberOf } from '../../domain/marks.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';
import { conditionOf, type Conditions, countColumns, countsOf } from './count-columns.ts';
import { isOfTerm, ofGroups, withKeys } from './filters.ts';
import { namesIn, studentColumns, studentFields } from './people.ts';
import { type ReportContext, report } from './table.ts';

/** Lowest mark that an excellent student may have. */
const EXCELLENT = 9;

/** Selects every current student with the marks of the semester in a term. */
const perStudent = ({ db, now, parameters }: ReportContext) => {
  const term = parameters.term ?? termBegun(localDate(now));
  const isMarked = sql`coalesce(${marks.mark}, '') <> ''`;
  const numberWhere = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  const results = db
    .select({
      studentId: marks.studentId,
      marked: numberWhere(isMarked).as('marked'),
      failed: numberWhere(isDebt()).as('failed'),
      absent: numberWhere(eq(marks.mark, ABSENT)).as('absent'),
      least: sql<number | null>`min(${numberOf(marks.mark)})`.as('least'),
      average: avg(numberOf(marks.mark)).as('average'),
    })
    .from(marks)
    .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
    .innerJoin(students, eq(students.id, marks.studentId))
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(isOfTerm(term, now))
    .groupBy(marks.studentId)
    .as('results');
  return db
    .select({
      ...studentFields,
      group: sql<string>`${groups.name}`.as('group_name'),
      groupId: sql<number>`${groups.id}`.as('group_id'),
      marked: sql<number>`coalesce(${results.marked}, 0)`.mapWith(Number).as('all_marked'),
      failed: sql<number>`coalesce(${results.failed}, 0)`.mapWith(Number).as('all_failed'),
      absent: sql<number>`coalesce(${results.absent}, 0)`.mapWith(Number).as('all_absent'),
      least: sql<number | null>`${results.least}`.as('least_mark'),
      average: sql<number | null>`round(${results.average}, 2)::float`.as('average_mark'),
    })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .leftJoin(results, eq(results.studentId, students.id))
    .where(and(isCurrentStudent, ofGroups(parameters)))
    .as('per_student');
};

type People = ReturnType<typeof perStudent>;

const counted = ['students', 'marked', 'passed', 'excellent', 'debtors', 'absent'] as const;

function conditionsOf(people: People): Conditions<(typeof counted)[number]> {
  const isMarked = gt(people.marked, 0);
  return {
    students: undefined,
    marked: isMarked,
    passed: and(isMarked, eq(people.failed, 0)),
    excellent: and(isMarked, eq(people.failed, 0), sql`${people.least} >= ${EXCELLENT}`),
    debtors: gt(people.failed, 0),
    absent: gt(people.absent, 0),
  };
}

/** Results of a session by group: students who passed everything so far, students who did not, and the average. */
export const sessionResults = report('session-results', {
  title: (t) => t('sessionResults.title'),
  usual: ({ now }) => ({ term: termBegun(localDate(now)) }),
  rows: async (context) => {
    const people = perStudent(context);
    return context.db
      .select({
        groupId: people.groupId,
        group: people.group,
        ...countsOf(conditionsOf(people)),
        average: sql<number | null>`round(avg(${people.average})::numeric, 2)::float`,
      })
      .from(people)
      .groupBy(people.groupId, people.group)
      .orderBy(asc(people.group));
  },
  keys: ({ groupId }) => ({ groupId }),
  columns: (t) => [
    { key: 'group', title: t('sessionResults.group'), width: 12, type: 'text', value: (row) => row.group },
    ...countColumns(counted, (key) => t(`sessionResults.${key}`)),
    {
      key: 'average',
      title: t('sessionResults.average'),
      width: 14,
      type: 'number',
      adds: false,
      value: (row) => row.average,
    },
  ],
  names: async (context, { row, column, limit, offset }) => {
    const people = perStudent(context);
    const where = and(withKeys(row, { groupId: people.groupId }), conditionOf(conditionsOf(people), column));
    const select = context.db.select().from(people).where(where);
    return namesIn(context.db, people, { where, select, limit, offset });
  },
  nameKeys: ({ studentId }) => ({ studentId }),
  nameColumns: (t) => [
    ...studentColumns(t),
    {
      key: 'marks',
      title: t('sessionResults.marks'),
      width: 12,
      type: 'number',
      value: (row) => row.marked,
    },
    {
      key: 'failed',
      title: t('sessionResults.failed'),
      width: 12,
      type: 'number',
      value: (row) => row.failed,
    },
    { key: 'average', title: t('names.average'), width: 12, type: 'number', value: (row) => row.average },
  ],
});
