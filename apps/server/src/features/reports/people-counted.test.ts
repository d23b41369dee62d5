import * as calls from '@semestr/api/reports';
import { order } from '@semestr/api/student-orders';
import { afterAll, expect, it } from 'vitest';
import { disciplines } from '../../db/tables/disciplines.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { marks } from '../../db/tables/marks.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { students } from '../../db/tables/students.ts';
import { startTestServer } from '../../../test/server.ts';

const server = await startTestServer();
afterAll(server.close);
const admin = await server.as('admin');
const { db } = server;
const idOf = (rows: readonly { id: number }[]): number => rows[0]?.id ?? 0;

// A separate faculty: one group of the third course, which is in its fifth semester this autumn.
const facultyId = idOf(await db.insert(faculties).values({ name: 'Проба', abbrev: 'ЯП' }).returning());
const specialityId = idOf(
  await db
    .insert(specialities)
    .values({ name: 'Проба', abbrev: 'Пр', code: '', formId: 1, facultyId })
    .returning(),
);
const groupId = idOf(
  await db
    .insert(groups)
    .values({ name: '999001', facultyId, specialityId, course: 3, degree: 1, size: 4 })
    .returning(),
);
const person = { firstName: 'Анна', birthDate: '2006-01-01', groupId, subgroup: 1 } as const;
const [first = 0, second = 0, third = 0, fourth = 0, left = 0] = (
  await db
    .insert(students)
    .values([
      { ...person, lastName: 'Аа', cardNumber: '99900101', funding: 'budget', citizenship: 'BY' },
      { ...person, lastName: 'Бб', cardNumber: '99900102', funding: 'paid', citizenship: 'CN' },
      { ...person, lastName: 'Вв', cardNumber: '99900103', funding: 'paid' },
      { ...person, lastName: 'Гг', cardNumber: '99900104' },
      { ...person, lastName: 'Дд', cardNumber: '99900105', funding: 'budget' },
    ])
    .returning()
).map(({ id }) => id);

/** Returns the row of the group of a report as an object by the keys of its columns. */
async function rowOf(name: calls.ReportName) {
  const { columns, rows } = await admin.call(calls.one, {
    params: { name },
    query: { groupId: String(groupId) },
  });
  expect(rows).toHaveLength(1);
  return Object.fromEntries(columns.map(({ key }, index) => [key, rows[0]?.[index]]));
}

async function namesOf(name: calls.ReportName, row: calls.ReportRow, column: string) {
  const found = await admin.call(calls.names, {
    params: { name },
    query: { row: JSON.stringify(row), column },
  });
  const at = found.columns.findIndex(({ key }) => key === 'student');
  return found.rows.map((one) => String(one[at]).slice(0, 2));
}

it('CNS-03 reports: the contingent counts current students by state, funding and citizenship', async () => {
  const leave = { number: '1-с', date: '2026-11-16', from: '2026-11-16', until: '2027-08-31' } as const;
  await admin.call(order, { body: { studentIds: [third], kind: 'leave', ...leave } });
  const dismissal = { number: '2-с', date: '2026-11-16', from: '2026-11-16', reason: 'по желанию' } as const;
  await admin.call(order, { body: { studentIds: [left], kind: 'expel', ...dismissal } });
  expect(await rowOf('contingent')).toEqual({
    faculty: 'ЯП',
    course: 3,
    students: 4,
    studying: 3,
    onLeave: 1,
    budget: 1,
    paid: 2,
    unknownFunding: 1,
    foreign: 1,
  });
  const row = { facultyId, course: 3 };
  expect(await namesOf('contingent', row, 'onLeave')).toEqual(['Вв']);
  expect(await namesOf('contingent', row, 'foreign')).toEqual(['Бб']);
  expect(await namesOf('contingent', row, 'students')).toEqual(['Аа', 'Бб', 'Вв', 'Гг']);
});

it('CNS-03 reports: session results count students who passed and students who did not, by group', async () => {
  const plan = await db
    .insert(disciplines)
    .values(
      [5, 5, 4].map((semester, index) => ({
        specialityId,
        abbrev: `Д${index}`,
        name: `Дисциплина ${index}`,
        semester,
        hours: 36,
        control: 'Экзамен' as const,
      })),
    )
    .returning();
  const line = (studentId: number, index: number, mark: string) => ({
    studentId,
    disciplineId: plan[index]?.id ?? 0,
    mark,
  });
  await db
    .insert(marks)
    .values([
      line(first, 0, '9'),
      line(first, 1, '10'),
      line(first, 2, '3'),
      line(second, 0, '9'),
      line(second, 1, '5'),
      line(third, 0, 'неявка'),
    ]);
  expect(await rowOf('session-results')).toEqual({
    group: '999001',
    students: 4,
    marked: 3,
    passed: 2,
    excellent: 1,
    debtors: 1,
    absent: 1,
    average: 8.25,
  });
  expect(await namesOf('session-results', { groupId }, 'excellent')).toEqual(['Аа']);
  expect(await namesOf('session-results', { groupId }, 'debtors')).toEqual(['Вв']);
  expect(await namesOf('session-results', { groupId }, 'marked')).not.toContain('Гг');
  expect(fourth).toBeGreaterThan(0);
});
