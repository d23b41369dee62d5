import * as calls from '@semestr/api/built-reports';
import {
  type DimensionName,
  MAX_COLUMNS,
  MAX_ROWS,
  type MeasureName,
  type ViewName,
} from '@semestr/core/built-reports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../../db/tables/audit.ts';
import { certificates } from '../../../db/tables/certificates.ts';
import { disciplines } from '../../../db/tables/disciplines.ts';
import { employees } from '../../../db/tables/employees.ts';
import { faculties } from '../../../db/tables/faculties.ts';
import { groups } from '../../../db/tables/groups.ts';
import { lessonEmployees, lessonGroups, lessons } from '../../../db/tables/lessons.ts';
import { loans } from '../../../db/tables/library.ts';
import { marks } from '../../../db/tables/marks.ts';
import { specialities } from '../../../db/tables/specialities.ts';
import { students } from '../../../db/tables/students.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../../test/server.ts';
import { pdfText } from '../../../../test/pdf.ts';

let server: TestServer;
let admin: Visitor;
let facultyId: number;
let groupIds: number[];
let studentIds: number[];
let specialityId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  await fillFaculty();
});
afterAll(() => server.close());

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Creates a separate faculty: two groups, with two students and one. */
async function fillFaculty(): Promise<void> {
  const { db } = server;
  [facultyId = 0] = idsOf(await db.insert(faculties).values({ name: 'Проба', abbrev: 'ЯП' }).returning());
  const speciality = { name: 'Проба', abbrev: 'Пр', code: '', formId: 1, facultyId };
  [specialityId = 0] = idsOf(await db.insert(specialities).values(speciality).returning());
  const group = { facultyId, specialityId, course: 3, degree: 1, size: 3 };
  groupIds = idsOf(
    await db
      .insert(groups)
      .values(['999001', '999002'].map((name) => ({ ...group, name })))
      .returning(),
  );
  const [first = 0, second = 0] = groupIds;
  const person = { lastName: 'Проба', firstName: 'Анна', birthDate: '2006-01-01', subgroup: 1 } as const;
  const cards = [
    ['99900101', first],
    ['99900102', first],
    ['99900201', second],
  ] as const;
  studentIds = idsOf(
    await db
      .insert(students)
      .values(cards.map(([cardNumber, groupId]) => ({ ...person, cardNumber, groupId })))
      .returning(),
  );
}

/** Returns the cells and the total of that faculty's view by a dimension. */
async function counted(view: ViewName, dimension: DimensionName, measure: MeasureName) {
  const query = {
    view,
    rows: JSON.stringify([dimension]),
    measure,
    filter: JSON.stringify({ faculty: [facultyId] }),
  };
  const { rows, totals } = await admin.call(calls.count, { query });
  return { rows, total: totals.at(-1) };
}

it('CNS-03 marks: averages include only numbers, and debts match the markbooks', async () => {
  const line = { specialityId, hours: 36, control: 'Экзамен' as const };
  const plan = idsOf(
    await server.db
      .insert(disciplines)
      .values(
        ['А', 'Б', 'В', 'Г'].map((name, at) => ({ ...line, name, abbrev: name, semester: (at % 2) + 1 })),
      )
      .returning(),
  );
  const [first = 0, , third = 0] = studentIds;
  const mark = (studentId: number, at: number, value: string | null, more: object = {}) => ({
    studentId,
    disciplineId: plan[at] ?? 0,
    mark: value,
    ...more,
  });
  await server.db
    .insert(marks)
    .values([
      mark(first, 0, '3', { retakes: 2 }),
      mark(first, 1, 'не зачтено'),
      mark(first, 2, null, { isDifference: true }),
      mark(first, 3, '10'),
      mark(third, 0, '4', { retakes: 1 }),
      mark(third, 1, 'зачтено', { isDifference: true }),
      mark(third, 2, null),
    ]);
  expect(await counted('marks', 'group', 'count')).toEqual({
    rows: [
      ['999001', 4],
      ['999002', 3],
    ],
    total: 7,
  });
  expect(await counted('marks', 'group', 'average')).toEqual({
    rows: [
      ['999001', 6.5],
      ['999002', 4],
    ],
    total: 5.67,
  });
  expect(await counted('marks', 'group', 'debts')).toEqual({
    rows: [
      ['999001', 3],
      ['999002', 0],
    ],
    total: 3,
  });
  expect(await counted('marks', 'semester', 'retakes')).toEqual({
    rows: [
      ['1', 3],
      ['2', 0],
    ],
    total: 3,
  });
  expect(await counted('marks', 'discipline', 'average')).toEqual({
    rows: [
      ['А', 3.5],
      ['Б', null],
      ['В', null],
      ['Г', 10],
    ],
    total: 5.67,
  });
});

it('CNS-03 lessons: a lesson of two groups counts for both and once in total, with the hours of its weeks', async () => {
  const lesson = {
    term: '2026-autumn' as const,
    isExam: false,
    day: 1,
    subgroup: 0,
    startTime: '09:00',
    endTime: '10:25',
    type: 'ЛК',
    rooms: ['1-1 к.', '2-1 к.'],
    updatedOn: '2026-09-01' as const,
  };
  const [both = 0, own = 0, once = 0, exam = 0] = idsOf(
    await server.db
      .insert(lessons)
      .values([
        { ...lesson, weeks: [1, 3] },
        { ...lesson, weeks: null, rooms: [] },
        { ...lesson, weeks: [1], date: '2026-09-07' as const },
        { ...lesson, isExam: true, type: 'Экзамен' },
      ])
      .returning(),
  );
  const [first = 0, second = 0] = groupIds;
  await server.db.insert(lessonGroups).values([
    { lessonId: both, groupId: first },
    { lessonId: both, groupId: second },
    { lessonId: own, groupId: first },
    { lessonId: once, groupId: second },
    { lessonId: exam, groupId: second },
  ]);
  const person = { lastName: 'Пробный', firstName: 'Пётр', degree: '', degreeAbbrev: '', urlId: 'p-probny' };
  const [employeeId = 0] = idsOf(await server.db.insert(employees).values(person).returning());
  await server.db.insert(lessonEmployees).values({ lessonId: both, employeeId });
  expect(await counted('lessons', 'group', 'count')).toEqual({
    rows: [
      ['999001', 2],
      ['999002', 3],
    ],
    total: 4,
  });
  expect(await counted('lessons', 'group', 'cycleHours')).toEqual({
    rows: [
      ['999001', 12],
      ['999002', 4],
    ],
    total: 12,
  });
  expect(await counted('lessons', 'teacher', 'cycleHours')).toEqual({
    rows: [
      ['Пробный Пётр', 4],
      ['не\u00a0указано', 8],
    ],
    total: 12,
  });
  expect(await counted('lessons', 'room', 'count')).toEqual({
    rows: [
      ['1-1 к.', 3],
      ['2-1 к.', 3],
      ['не\u00a0указано', 1],
    ],
    total: 4,
  });
});

it('CNS-03 requests: days until the decision include only decided requests', async () => {
  const [studentId = 0] = studentIds;
  const request = { studentId, place: 'в банк', type: 'обычная' };
  const created = new Date('2026-11-02T09:00:00Z');
  await server.db.insert(certificates).values([
    { ...request, state: 'printed', createdAt: created, decidedAt: new Date('2026-11-03T09:00:00Z') },
    { ...request, state: 'printed', createdAt: created, decidedAt: new Date('2026-11-04T21:00:00Z') },
    // Already December in the university's time zone.
    { ...request, state: 'processing', createdAt: new Date('2026-11-30T22:00:00Z'), decidedAt: null },
  ]);
  expect(await counted('requests', 'state', 'days')).toEqual({
    rows: [
      ['Справки: обрабатывается', null],
      ['Справки: готова', 1.75],
    ],
    total: 1.75,
  });
  expect((await counted('requests', 'month', 'count')).rows).toEqual([
    ['ноябрь 2026', 2],
    ['декабрь 2026', 1],
  ]);
});

it('CNS-03 loans: a book is overdue from the day after its due date', async () => {
  const [studentId = 0] = studentIds;
  const loan = { studentId, title: 'Книга', author: '', takenOn: '2026-10-01' as const };
  await server.db.insert(loans).values([
    { ...loan, dueOn: '2026-11-20' },
    { ...loan, dueOn: '2026-11-19' },
    { ...loan, dueOn: '2026-11-01', returnedOn: '2026-11-20' },
  ]);
  expect((await counted('loans', 'loanState', 'count')).rows).toEqual([
    ['на\u00a0руках', 1],
    ['просрочена', 1],
    ['возвращена', 1],
  ]);
  expect(await counted('loans', 'month', 'students')).toEqual({ rows: [['октябрь 2026', 1]], total: 1 });
});

it('CNS-03 built reports: rejects too many rows or columns, and repeats the header on each page of a long report', async () => {
  const at = new Date('2026-11-20T09:00:00Z');
  const entries = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({
      at,
      action: `probe.${String(from + index).padStart(4, '0')}`,
      subject: '',
      client: '127.0.0.1',
    }));
  const ask = async (rows: string, across: string, action?: string) => {
    const filter = JSON.stringify(action === undefined ? {} : { action: [action] });
    const query = new URLSearchParams({
      view: 'audit',
      rows: `["${rows}"]`,
      across,
      measure: 'count',
      filter,
    });
    const response = await admin.fetch(`/api/v1/admin/built-reports?${query.toString()}`);
    return { status: response.status, body: await response.json() };
  };
  await server.db.insert(audit).values(entries(0, MAX_COLUMNS + 1));
  expect(await ask('day', 'action')).toEqual({
    status: 400,
    body: { fields: [{ field: 'across', reason: 'too-many' }] },
  });
  expect((await ask('day', 'action', 'probe.0001')).status).toBe(200);
  const query = { view: 'audit', rows: '["action"]', measure: 'count' } as const;
  const pages = await pdfText((await admin.call(calls.asPdf, { query })).bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Действие');
    expect(page).toContain(`Страница ${index + 1} из ${pages.length}`);
  }
  await server.db.insert(audit).values(entries(MAX_COLUMNS + 1, MAX_ROWS + 1));
  expect(await ask('action', 'month')).toEqual({
    status: 400,
    body: { fields: [{ field: 'rows', reason: 'too-many' }] },
  });
});
