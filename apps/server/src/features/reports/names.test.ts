import * as calls from '@semestr/api/reports';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { audit } from '../../db/tables/audit.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { sheetIn } from '../../../test/sheet.ts';
import { nonEmpty } from '../../../test/non-empty.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  await fillOperation();
  await fillGroup();
});
afterAll(() => server.close());

/** Creates data that the demo university lacks: failed sign-ins and undelivered messages. */
async function fillOperation(): Promise<void> {
  const [student] = await server.db.select().from(users).where(eq(users.username, logins.student));
  const entry = { at: new Date('2026-11-19T12:00:00Z'), subject: '', client: '198.51.100.7' };
  await server.db.insert(audit).values([
    { ...entry, action: 'sign-in.failed', userId: student?.id ?? null },
    { ...entry, action: 'sign-in.failed', at: new Date('2026-11-19T12:01:00Z') },
    {
      ...entry,
      action: 'sign-in.failed',
      at: new Date('2026-11-19T12:02:00Z'),
      details: { others: true, count: 5 },
      summedIn: '198.51.100.7',
      summedAs: 'others',
    },
    ...['recovery.code', 'recovery.password', 'password.first'].map((action) => ({ ...entry, action })),
  ]);
  const moment = new Date('2026-11-19T09:00:00Z');
  const message = { subject: 'Письмо', text: '', createdAt: moment, nextAt: moment };
  await server.db.delete(outbox);
  await server.db.insert(outbox).values([
    {
      ...message,
      channel: 'email',
      state: 'failed',
      recipient: 'anna.proba@example.by',
      failures: 3,
      lastError: '550 <Anna.Proba@example.by> no such user',
    },
    {
      ...message,
      channel: 'sms',
      state: 'failed',
      recipient: '+375291112233',
      failures: 1,
      lastError: 'refused 375291112233',
    },
    { ...message, channel: 'push', state: 'sent', recipient: '77' },
    // The first minute of the twentieth, in the university's time zone.
    {
      ...message,
      channel: 'push',
      state: 'expired',
      recipient: '78',
      createdAt: new Date('2026-11-19T21:00:00Z'),
    },
  ]);
}

/** Creates a second faculty, with a group without a course, which has a separate row. */
async function fillGroup(): Promise<void> {
  const [like] = await server.db.select().from(groups).limit(1);
  const [faculty] = await server.db.insert(faculties).values({ name: 'Проба', abbrev: 'ЯП' }).returning();
  const specialityId = like?.specialityId ?? 0;
  const group = {
    name: '999002',
    facultyId: faculty?.id ?? 0,
    specialityId,
    course: null,
    degree: 1,
    size: 1,
  };
  const [created] = await server.db.insert(groups).values(group).returning();
  await server.db.insert(students).values({
    cardNumber: '99900201',
    lastName: 'Проба',
    firstName: 'Анна',
    birthDate: '2006-01-01',
    groupId: created?.id ?? 0,
    subgroup: 1,
  });
}

type Row = Readonly<Record<string, string | number | null>>;

const ask = (name: calls.ReportName, row: Row, column: string, more: object = {}) =>
  admin.call(calls.names, { params: { name }, query: { row: JSON.stringify(row), column, ...more } });

/** Returns cells by the keys of their columns. */
const inColumns = ({ columns, rows }: Pick<calls.Names, 'columns' | 'rows'>) =>
  rows.map((row) => Object.fromEntries(columns.map(({ key }, index) => [key, row[index]])));

/** Returns every number of a report with a list of names, with its row and column. */
async function numbersOf(name: calls.ReportName, query: object = {}) {
  const { columns, values, keys } = await admin.call(calls.one, { params: { name }, query });
  return values.flatMap((cells, index) =>
    columns.flatMap(({ key, opens }, column) =>
      opens ? [{ row: keys[index] ?? {}, column: key, number: cells[column] }] : [],
    ),
  );
}

describe('names behind a number', () => {
  /** Returns the numbers of a report that do not match their names. */
  async function wrongOf(name: calls.ReportName, query: object = {}): Promise<unknown[]> {
    const numbers = await numbersOf(name, query);
    expect(numbers.filter(({ number }) => number !== 0).length).toBeGreaterThan(0);
    const wrong: unknown[] = [];
    for (const { row, column, number } of numbers) {
      const found = await ask(name, row, column, { ...query, range: '[0,999]' });
      const own = found.columns.findIndex(
        ({ key, type }) => (key === column || key === 'times') && type === 'number',
      );
      // Debts, hours and failures are summed; students, requests and messages are counted.
      const added = found.values.reduce((all, cells) => all + (own < 0 ? 1 : Number(cells[own])), 0);
      if (found.sum !== number || added !== number)
        wrong.push({ row, column, number, sum: found.sum, added });
    }
    return wrong;
  }

  it.each(nonEmpty(calls.reportNames))(
    'CNS-03 report names: add up to the number in every row and column of %s',
    async (name) => {
      expect(await wrongOf(name)).toEqual([]);
    },
  );

  it.each([
    ['debts', { term: '2026-autumn', course: '2' }],
    ['omissions', { from: '2026-10-05', to: '2026-11-08', course: '2' }],
    ['ratings', { term: '2026-autumn', course: '3' }],
    ['requests', { from: '2026-10-01', to: '2026-11-15', kind: 'certificates' }],
    ['sign-ins', { from: '2026-11-10', to: '2026-11-19' }],
    ['deliveries', { from: '2026-11-19', to: '2026-11-19' }],
  ] as const)('CNS-03 report names: add up to the number in %s filtered by %o', async (name, query) => {
    expect(await wrongOf(name, query)).toEqual([]);
  });

  it('CNS-03 report names: are limited by the filters of the report', async () => {
    const [{ row } = { row: {} }] = await numbersOf('debts');
    const groupId = await groupOfDebtors(row);
    const query = { groupId: String(groupId) };
    for (const { column, number } of await numbersOf('debts', query))
      expect((await ask('debts', row, column, query)).sum).toBe(number);
    expect((await ask('debts', row, 'students', query)).sum).toBeLessThan(
      (await ask('debts', row, 'students')).sum,
    );
  });

  it('CNS-03 report names: include everyone with the given keys, in all rows together', async () => {
    const { values, columns } = await admin.call(calls.one, { params: { name: 'debts' } });
    const column = columns.findIndex(({ key }) => key === 'debts');
    const all = values.reduce((sum, cells) => sum + Number(cells[column]), 0);
    expect((await ask('debts', {}, 'debts')).sum).toBe(all);
  });

  it('CNS-03 report names: are returned in pages, with the total in Content-Range', async () => {
    const row = encodeURIComponent('{}');
    const path = `/api/v1/admin/reports/debts/names?row=${row}&column=students`;
    const first = await admin.fetch(`${path}&range=${encodeURIComponent('[0,9]')}`);
    const total = Number(first.headers.get('content-range')?.split('/').at(-1));
    expect(first.headers.get('content-range')).toBe(`names 0-9/${total}`);
    const second = await admin.fetch(`${path}&range=${encodeURIComponent('[10,19]')}`);
    const pastEnd = await admin.fetch(`${path}&range=${encodeURIComponent(`[${total},${total + 9}]`)}`);
    const read: calls.Names[] = [];
    const pages = [first, second, pastEnd];
    for (const page of pages) read.push(z.parse(calls.Names, await page.json()));
    const ids = read.map(({ keys }) => keys.map(({ studentId }) => studentId));
    expect(ids.map(({ length }) => length)).toEqual([10, 10, 0]);
    expect(new Set(ids.flat()).size).toBe(20);
    // Each page contains the overall total.
    expect(read.map((page) => [page.total, page.sum])).toEqual(pages.map(() => [total, total]));
  });

  async function groupOfDebtors(row: Row): Promise<number> {
    const { keys } = await ask('debts', row, 'students');
    const [student] = await server.db
      .select()
      .from(students)
      .where(eq(students.id, Number(keys[0]?.['studentId'])));
    return student?.groupId ?? 0;
  }
});

it('CNS-03 reports: a group without a course has a separate row', async () => {
  const found = (await numbersOf('debts')).filter(({ row }) => row['course'] === null);
  expect(found.map(({ column, number }) => [column, number])).toEqual([
    ['students', 1],
    ['debtors', 0],
    ['debts', 0],
  ]);
});

describe('details of a name', () => {
  it('CNS-03 report names: a debtor is listed with the subjects', async () => {
    const [debtor] = inColumns(await ask('debts', {}, 'debtors'));
    expect(debtor).toEqual({
      student: expect.stringMatching(/^[А-ЯЁ]\S+ [А-ЯЁ]/),
      cardNumber: expect.stringMatching(/^\d{8}$/),
      group: expect.stringMatching(/^\d{6}$/),
      debts: expect.any(Number),
      subjects: expect.any(String),
    });
    expect(debtor?.['subjects']?.toString().split(', ').length).toBeGreaterThanOrEqual(
      Number(debtor?.['debts']),
    );
  });

  it('CNS-03 report names: a pending request shows since when it is pending, a decided one does not', async () => {
    const waiting = inColumns(await ask('requests', { kind: 'certificates', state: 'processing' }, 'count'));
    const printed = inColumns(await ask('requests', { kind: 'certificates', state: 'printed' }, 'count'));
    expect(waiting.length).toBeGreaterThan(0);
    expect(printed.length).toBeGreaterThan(0);
    expect(waiting.every(({ days }) => Number.isInteger(days) && Number(days) >= 0)).toBe(true);
    expect(printed.every(({ days }) => days === null)).toBe(true);
    expect(printed.every(({ number }) => /^\d+$/.test(String(number)))).toBe(true);
    const days = waiting.map((request) => Number(request['days']));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });

  it('CNS-03 report names: a failed sign-in shows its account, or that it has none', async () => {
    const found = await ask('sign-ins', { day: '2026-11-19' }, 'sign-in.failed');
    expect(inColumns(found)).toEqual([
      { at: '19.11.2026 15:02:00', who: 'разные логины', client: '198.51.100.7', times: 5 },
      { at: '19.11.2026 15:01:00', who: 'такого логина нет', client: '198.51.100.7', times: 1 },
      { at: '19.11.2026 15:00:00', who: expect.stringMatching(/^[А-ЯЁ]/), client: '198.51.100.7', times: 1 },
    ]);
    expect(found.sum).toBe(7);
    expect(found.values[1]?.[0]).toBe('2026-11-19T12:01:00.000Z');
    expect(found.keys[2]).toEqual({ auditId: expect.any(Number), studentId: expect.any(Number) });
  });

  it('CNS-03 report names: an undelivered message shows no contact, not even in its error', async () => {
    const email = inColumns(await ask('deliveries', { channel: 'email', state: 'failed' }, 'count'));
    expect(email).toEqual([
      {
        at: '19.11.2026 12:00:00',
        recipient: 'an*******@example.by',
        subject: 'Письмо',
        failures: 3,
        why: '550 <an*******@example.by> no such user',
      },
    ]);
    const [sms] = inColumns(await ask('deliveries', { channel: 'sms', state: 'failed' }, 'count'));
    expect(sms).toMatchObject({ recipient: '+37529*******', why: 'refused +37529*******' });
    const [push] = inColumns(await ask('deliveries', { channel: 'push', state: 'sent' }, 'count'));
    expect(push).toMatchObject({ recipient: 'Браузеры', why: null });
  });
});

it('CNS-03 reports: messages are filtered by the date of writing', async () => {
  const states = async (query: object) => {
    const { values } = await admin.call(calls.one, { params: { name: 'deliveries' }, query });
    return values.map(([channel, state, count]) => `${channel} ${state} ${count}`);
  };
  const nineteenth = ['email failed 1', 'push sent 1', 'sms failed 1'];
  expect(await states({ to: '2026-11-19' })).toEqual(nineteenth);
  expect(await states({ from: '2026-11-20' })).toEqual(['push expired 1']);
  expect(await states({ from: '2026-11-21' })).toEqual([]);
  const found = await ask('deliveries', {}, 'count', { from: '2026-11-20', to: '2026-11-20' });
  expect([found.total, found.values[0]?.[0]]).toEqual([1, '2026-11-19T21:00:00.000Z']);
});

it('CNS-03 report names: the workbook has the same names, and states its number', async () => {
  const { keys } = await admin.call(calls.one, { params: { name: 'debts' }, query: { course: '2' } });
  const row = JSON.stringify(keys[0]);
  const query = { row, column: 'debtors', course: '2' };
  const { columns, rows } = await admin.call(calls.names, { params: { name: 'debts' }, query });
  const file = await admin.call(calls.namesAsFile, { params: { name: 'debts' }, query });
  expect(file.name).toBe('Задолженности по факультетам и курсам – Должников, 2026-11-20.xlsx');
  const sheet = await sheetIn(file.bytes);
  expect(sheet.header).toEqual(columns.map(({ title }) => title));
  expect(sheet.rows.slice(0, rows.length)).toEqual(rows);
  expect(sheet.above).toEqual([
    'Учреждение образования «Примерный университет»',
    'Задолженности по факультетам и курсам – Должников',
    expect.stringMatching(/^Факультет: \S+$/),
    'Курс: 2',
    'Составлено 20.11.2026',
  ]);
});

it.each([
  ['debts', { row: '{"month":"2026-09"}', column: 'debts' }, ['row.month']],
  ['debts', { row: '{"facultyId":0}', column: 'debts' }, ['row.facultyId']],
  ['debts', { row: '{"name":1}', column: 'debts' }, ['row.name']],
  ['debts', { row: '{}', column: 'faculty' }, ['column']],
  ['omissions', { row: '{"month":"2026-13"}', column: 'hours' }, ['row.month']],
  ['deliveries', { row: '{}', column: 'since' }, ['column']],
  ['ratings', { row: '{}', column: 'students', from: '2026-09-01' }, ['from']],
] as const)('CNS-03 report names: rejects an impossible number of %s: %o', async (name, query, fields) => {
  await expect(admin.call(calls.names, { params: { name }, query })).rejects.toMatchObject({
    status: 400,
    fields: fields.map((field) => expect.objectContaining({ field })),
  });
});
