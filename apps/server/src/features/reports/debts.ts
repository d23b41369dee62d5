import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { disciplines } from '../../db/tables/disciplines.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { marks } from '../../db/tables/marks.ts';
import { students } from '../../db/tables/students.ts';
import { isDebt } from '../../domain/marks.ts';
import { isOfTerm, ofGroups, withKeys } from './filters.ts';
import { namesIn, studentColumns, studentFields } from './people.ts';
import { type ReportContext, report } from './table.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';

/** Selects every student with their debts: of all semesters, or of the semester in a term. */
const perStudent = ({ db, now, parameters }: ReportContext) =>
  db
    .select({
      ...studentFields,
      group: sql<string>`${groups.name}`.as('group_name'),
      facultyId: groups.facultyId,
      faculty: faculties.abbrev,
      course: groups.course,
      debts: count(disciplines.id).as('debts'),
      subjects: sql<
        string | null
      >`string_agg(${disciplines.name} || ' (' || ${disciplines.semester} || ')', ', ' order by ${disciplines.semester}, ${disciplines.name})`.as(
        'subjects',
      ),
    })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .innerJoin(faculties, eq(faculties.id, groups.facultyId))
    .leftJoin(marks, and(eq(marks.studentId, students.id), isDebt()))
    .leftJoin(
      disciplines,
      and(
        eq(disciplines.id, marks.disciplineId),
        parameters.term === undefined ? undefined : isOfTerm(parameters.term, now),
      ),
    )
    .where(and(isCurrentStudent, ofGroups(parameters)))
    .groupBy(students.id, groups.id, faculties.id)
    .as('per_student');

export const debts = report('debts', {
  title: (t) => t('debts.title'),
  rows: async (context) => {
    const people = perStudent(context);
    return context.db
      .select({
        facultyId: people.facultyId,
        faculty: people.faculty,
        course: people.course,
        students: count(),
        debtors: sql<number>`count(*) filter (where ${people.debts} > 0)`.mapWith(Number),
        debts: sql<number>`sum(${people.debts})`.mapWith(Number),
      })
      .from(people)
      .groupBy(people.facultyId, people.faculty, people.course)
      .orderBy(asc(people.faculty), asc(people.course));
  },
  keys: ({ facultyId, course }) => ({ facultyId, course }),
  columns: (t) => [
    { key: 'faculty', title: t('debts.faculty'), width: 14, type: 'text', value: (row) => row.faculty },
    { key: 'course', title: t('debts.course'), width: 8, type: 'text', value: (row) => row.course },
    {
      key: 'students',
      title: t('debts.students'),
      width: 12,
      type: 'number',
      opens: true,
      value: (row) => row.students,
    },
    {
      key: 'debtors',
      title: t('debts.debtors'),
      width: 12,
      type: 'number',
      opens: true,
      value: (row) => row.debtors,
    },
    {
      key: 'debts',
      title: t('debts.debts'),
      width: 16,
      type: 'number',
      opens: true,
      value: (row) => row.debts,
    },
  ],
  names: async (context, { row, column, limit, offset }) => {
    const people = perStudent(context);
    const where = and(
      withKeys(row, { facultyId: people.facultyId, course: people.course }),
      column === 'students' ? undefined : gt(people.debts, 0),
    );
    const select = context.db.select().from(people).where(where);
    return namesIn(context.db, people, {
      where,
      select,
      limit,
      offset,
      measure: column === 'debts' ? people.debts : undefined,
    });
  },
  nameKeys: ({ studentId }) => ({ studentId }),
  nameColumns: (t) => [
    ...studentColumns(t),
    { key: 'debts', title: t('debts.debts'), width: 16, type: 'number', value: (row) => row.debts },
    { key: 'subjects', title: t('names.subjects'), width: 50, type: 'text', value: (row) => row.subjects },
  ],
});
