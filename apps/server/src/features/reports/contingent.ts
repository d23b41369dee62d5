import { countryName } from '@semestr/core/countries';
import { localDate } from '@semestr/core/dates';
import { fundingName } from '@semestr/core/student-details';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { students } from '../../db/tables/students.ts';
import { isCurrentStudent, stateToday } from '../../domain/student-states.ts';
import { conditionOf, type Conditions, countColumns, countsOf } from './count-columns.ts';
import { ofGroups, withKeys } from './filters.ts';
import { namesIn, studentColumns, studentFields } from './people.ts';
import { type ReportContext, report } from './table.ts';

/** The country whose citizens are not counted as foreign. */
const HOME = 'BY';

/** Selects every current student with the fields that the report counts. */
const perStudent = ({ db, now, parameters }: ReportContext) =>
  db
    .select({
      ...studentFields,
      group: sql<string>`${groups.name}`.as('group_name'),
      facultyId: groups.facultyId,
      faculty: faculties.abbrev,
      course: groups.course,
      state: stateToday(localDate(now)).as('state'),
      funding: students.funding,
      citizenship: students.citizenship,
    })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .innerJoin(faculties, eq(faculties.id, groups.facultyId))
    .where(and(isCurrentStudent, ofGroups(parameters)))
    .as('per_student');

type People = ReturnType<typeof perStudent>;

const counted = ['students', 'studying', 'onLeave', 'budget', 'paid', 'unknownFunding', 'foreign'] as const;

const conditionsOf = (people: People): Conditions<(typeof counted)[number]> => ({
  students: undefined,
  studying: eq(people.state, 'studying'),
  onLeave: eq(people.state, 'on-leave'),
  budget: eq(people.funding, 'budget'),
  paid: eq(people.funding, 'paid'),
  unknownFunding: isNull(people.funding),
  // A student without a recorded citizenship is not counted as foreign.
  foreign: sql`${people.citizenship} <> ${HOME}`,
});

/** Current students by faculty and course: all, on leave, by funding, and from abroad. */
export const contingent = report('contingent', {
  title: (t) => t('contingent.title'),
  rows: async (context) => {
    const people = perStudent(context);
    return context.db
      .select({
        facultyId: people.facultyId,
        faculty: people.faculty,
        course: people.course,
        ...countsOf(conditionsOf(people)),
      })
      .from(people)
      .groupBy(people.facultyId, people.faculty, people.course)
      .orderBy(asc(people.faculty), asc(people.course));
  },
  keys: ({ facultyId, course }) => ({ facultyId, course }),
  columns: (t) => [
    { key: 'faculty', title: t('contingent.faculty'), width: 14, type: 'text', value: (row) => row.faculty },
    { key: 'course', title: t('contingent.course'), width: 8, type: 'text', value: (row) => row.course },
    ...countColumns(counted, (key) => t(`contingent.${key}`)),
  ],
  names: async (context, { row, column, limit, offset }) => {
    const people = perStudent(context);
    const where = and(
      withKeys(row, { facultyId: people.facultyId, course: people.course }),
      conditionOf(conditionsOf(people), column),
    );
    const select = context.db.select().from(people).where(where);
    return namesIn(context.db, people, { where, select, limit, offset });
  },
  nameKeys: ({ studentId }) => ({ studentId }),
  nameColumns: (t) => [
    ...studentColumns(t),
    {
      key: 'state',
      title: t('contingent.state'),
      width: 16,
      type: 'text',
      value: ({ state }) => t(state === 'on-leave' ? 'contingent.isOnLeave' : 'contingent.isStudying'),
      raw: ({ state }) => state,
    },
    {
      key: 'funding',
      title: t('contingent.funding'),
      width: 14,
      type: 'text',
      value: ({ funding }) => funding && fundingName(funding, t.language),
      raw: ({ funding }) => funding,
    },
    {
      key: 'citizenship',
      title: t('contingent.citizenship'),
      width: 20,
      type: 'text',
      value: ({ citizenship }) => citizenship && countryName(citizenship, t.language),
      raw: ({ citizenship }) => citizenship,
    },
  ],
});
