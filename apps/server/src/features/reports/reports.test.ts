import * as calls from '@semestr/api/reports';
import * as studentCalls from '@semestr/api/students';
import { requestKinds } from '@semestr/core/requests/kinds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../db/tables/audit.ts';
import { certificates } from '../../db/tables/certificates.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../../db/tables/journal.ts';
import { marks } from '../../db/tables/marks.ts';
import { omissions } from '../../db/tables/omissions.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { students } from '../../db/tables/students.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { sheetIn } from '../../../test/sheet.ts';
import { nonEmpty } from '../../../test/non-empty.ts';

let server: TestServer;
let admin: Visitor;
let ids: number[];
let groupId: number;
let specialityId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  await fillFaculty();
});
afterAll(() => server.close());

const idOf = (rows: readonly { id: number }[]): number => rows[0]?.id ?? 0;

/** Creates a separate faculty: one group of the third course with three students. */
async function fillFaculty(): Promise<void> {
  const { db } = server;
  const facultyId = idOf(await db.insert(faculties).values({ name: 'Проба', abbrev: 'ЯП' }).returning());
  const speciality = { name: 'Проба', abbrev: 'Пр', code: '', formId: 1, facultyId };
  specialityId = idOf(await db.insert(specialities).values(speciality).returning());
  const group = { name: '999001', facultyId, specialityId, course: 3, degree: 1, size: 3 };
  groupId = idOf(await db.insert(groups).values(group).returning());
  const person = {
    lastName: 'Проба',
    firstName: 'Анна',
    birthDate: '2006-01-01',
    groupId,
    subgroup: 1,
  } as const;
  const created = await db
    .insert(students)
    .values(['99900101', '99900102', '99900103'].map((cardNumber) => ({ ...person, cardNumber })))
    .returning();
  ids = created.map(({ id }) => id);
}

/** Returns the rows of a report as objects by the keys of its columns. */
async function rowsOf(name: calls.ReportName) {
  const { columns, rows } = await admin.call(calls.one, { params: { name } });
  return rows.map((row) => Object.fromEntries(columns.map(({ key }, index) => [key, row[index]])));
}

it('CNS-03 reports: debts are failed marks and academic differences, by faculty and course', async () => {
  const plan = await server.db
    .insert(disciplines)
    .values(
      ['А', 'Б', 'В', 'Г', 'Д'].map((abbrev) => ({
        specialityId,
        abbrev,
        name: abbrev,
        semester: 1,
        hours: 36,
        control: 'Экзамен' as const,
      })),
    )
    .returning();
  const [first = 0, second = 0] = ids;
  const line = (studentId: number, index: number, mark: string | null, isDifference = false) => ({
    studentId,
    disciplineId: plan[index]?.id ?? 0,
    mark,
    isDifference,
  });
  await server.db
    .insert(marks)
    .values([
      line(first, 0, '3'),
      line(first, 1, 'не зачтено'),
      line(first, 2, null, true),
      line(first, 3, '10'),
      line(first, 4, 'зачтено', true),
      line(second, 0, '4'),
      line(second, 1, 'зачтено'),
      line(second, 2, null),
    ]);
  expect((await rowsOf('debts')).filter(({ faculty }) => faculty === 'ЯП')).toEqual([
    { faculty: 'ЯП', course: 3, students: 3, debtors: 1, debts: 3 },
  ]);
});

it('CNS-03 reports: absences and ratings come from the journals', async () => {
  const { db } = server;
  const subject = { groupId, term: '2026-autumn', abbrev: 'А', name: 'А', type: 'ЛК' } as const;
  const subjectId = idOf(await db.insert(journalSubjects).values(subject).returning());
  const lesson = { subjectId, startTime: '09:00', endTime: '10:25', subgroup: 0, hours: 2 };
  const days = ['2026-09-30', '2026-10-01', '2026-10-08', '2025-10-08'] as const;
  const lessons = await db
    .insert(journalLessons)
    .values(days.map((date) => ({ ...lesson, date })))
    .returning();
  const at = (index: number) => lessons[index]?.id ?? 0;
  const [first = 0, second = 0] = ids;
  await db.insert(omissions).values([
    { lessonId: at(0), studentId: first, hours: 2 },
    { lessonId: at(1), studentId: first, hours: 2, isExcused: true },
    { lessonId: at(2), studentId: first, hours: 1 },
    { lessonId: at(2), studentId: second, hours: 2 },
    { lessonId: at(3), studentId: second, hours: 2 },
  ]);
  // Older than a year, so not included.
  expect((await rowsOf('omissions')).filter(({ group }) => group === '999001')).toEqual([
    { group: '999001', month: 'сентябрь 2026', hours: 2, excused: 0, students: 1 },
    { group: '999001', month: 'октябрь 2026', hours: 5, excused: 2, students: 2 },
  ]);
  await db.insert(lessonMarks).values([
    { lessonId: at(0), studentId: first, mark: 10 },
    { lessonId: at(1), studentId: first, mark: 10 },
    { lessonId: at(0), studentId: second, mark: 3 },
    { lessonId: at(1), studentId: second, mark: 4 },
  ]);
  expect((await rowsOf('ratings')).find(({ faculty }) => faculty === 'ЯП')).toEqual({
    faculty: 'ЯП',
    students: 3,
    unmarked: 1,
    'below-4': 1,
    'from-4': 0,
    'from-5': 0,
    'from-6': 0,
    'from-7': 0,
    'from-8': 0,
    'from-9': 1,
  });
});

it('CNS-03 reports: requests are counted by type and state, with the age of the oldest pending one', async () => {
  await server.db.delete(certificates);
  const request = { studentId: ids[0] ?? 0, place: 'в театр', type: 'обычная' };
  await server.db.insert(certificates).values([
    { ...request, state: 'processing', createdAt: new Date('2026-11-18T22:30:00Z') },
    { ...request, state: 'processing', createdAt: new Date('2026-11-19T09:00:00Z') },
    { ...request, state: 'rejected', createdAt: new Date('2026-11-01T09:00:00Z') },
  ]);
  const rows = await rowsOf('requests');
  expect(rows.filter(({ kind }) => kind === 'Справки')).toEqual([
    { kind: 'Справки', state: 'Обрабатывается', count: 2, since: '19.11.2026' },
    { kind: 'Справки', state: 'Отклонена', count: 1, since: '01.11.2026' },
  ]);
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(requestKinds.length);
});

it('CNS-03 reports: sign-ins and recoveries are counted by day in the university’s time zone', async () => {
  await server.db.delete(audit);
  const entry = (action: string, at: string) => ({ action, at: new Date(at), subject: '', client: '::1' });
  await server.db
    .insert(audit)
    .values([
      entry('sign-in', '2026-11-18T20:59:00Z'),
      entry('sign-in', '2026-11-18T21:01:00Z'),
      entry('sign-in', '2026-11-19T12:00:00Z'),
      entry('sign-in.failed', '2026-11-19T12:00:00Z'),
      entry('recovery.code', '2026-11-19T12:00:00Z'),
      entry('recovery.password', '2026-11-19T12:01:00Z'),
      entry('contact.change', '2026-11-17T12:01:00Z'),
      entry('sign-in', '2026-01-19T12:00:00Z'),
    ]);
  const none = { 'sign-in': 0, 'sign-in.failed': 0, 'recovery.code': 0, 'recovery.password': 0 };
  expect(await rowsOf('sign-ins')).toEqual([
    {
      day: '19.11.2026',
      'sign-in': 2,
      'sign-in.failed': 1,
      'recovery.code': 1,
      'recovery.password': 1,
      'password.first': 0,
    },
    { ...none, day: '18.11.2026', 'sign-in': 1, 'password.first': 0 },
  ]);
});

it('CNS-03 reports: the workbook matches the report', async () => {
  await server.db.delete(outbox);
  const message = {
    recipient: 'a@example.by',
    subject: '',
    text: '',
    createdAt: new Date('2026-11-19T09:00:00Z'),
    nextAt: new Date('2026-11-19T09:00:00Z'),
  };
  await server.db.insert(outbox).values([
    { ...message, channel: 'email', state: 'failed' },
    { ...message, channel: 'email', state: 'failed' },
    { ...message, channel: 'sms', state: 'sent' },
  ]);
  const { columns, rows } = await admin.call(calls.one, { params: { name: 'deliveries' } });
  expect(rows).toEqual([
    ['E-mail', 'Не отправлено', 2, '19.11.2026'],
    ['SMS', 'Отправлено', 1, '19.11.2026'],
  ]);
  const file = await admin.call(calls.asFile, { params: { name: 'deliveries' } });
  expect(file.name).toBe('Очередь отправки, 2026-11-20.xlsx');
  const sheet = await sheetIn(file.bytes);
  expect(sheet).toMatchObject({ header: columns.map(({ title }) => title), rows });
  expect(sheet.above).toEqual([
    'Учреждение образования «Примерный университет»',
    'Очередь отправки',
    'Составлено 20.11.2026',
  ]);
});

it.each(nonEmpty(calls.reportNames))(
  'CNS-03 reports: %s has a cell for each column of each row',
  async (name) => {
    const { columns, rows } = await admin.call(calls.one, { params: { name } });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
  },
);

it('CNS-03 reports: ratings of a past term count a transferred student in the former group', async () => {
  const studentsIn = async (term: 'autumn' | 'spring') => {
    const year = term === 'autumn' ? 2026 : 2025;
    const { rows } = await admin.call(calls.one, {
      params: { name: 'ratings' },
      query: { term: `${year}-${term}` },
    });
    return new Map(rows.map(([faculty, count]) => [faculty, Number(count)]));
  };
  const before = [await studentsIn('spring'), await studentsIn('autumn')];
  const [student] = await admin.call(studentCalls.list, {
    query: { filter: '{"course":3}', sort: '["cardNumber","ASC"]' },
  });
  if (!student) throw new Error('The demo university has no third course');
  await admin.call(studentCalls.transfer, {
    params: { id: String(student.id) },
    body: { groupId, subgroup: 1, from: '2026-11-02', orderNumber: null, version: student.version },
  });
  expect(await studentsIn('spring')).toEqual(before[0]);
  const now = await studentsIn('autumn');
  expect(now.get('ЯП')).toBe((before[1]?.get('ЯП') ?? 0) + 1);
  expect(now.get(student.facultyAbbrev)).toBe((before[1]?.get(student.facultyAbbrev) ?? 0) - 1);
});
