import type { Received } from '@semestr/api/endpoint';
import * as journal from '@semestr/api/journal';
import * as calls from '@semestr/api/leaves';
import * as notifications from '@semestr/api/notifications';
import * as desk from '@semestr/api/requests';
import * as studentCalls from '@semestr/api/students';
import * as audit from '@semestr/api/audit';
import { addDays } from '@semestr/core/dates';
import { requestRules } from '@semestr/core/requests/kinds';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scan } from '../../../test/calls/omissions.ts';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { academicLeaves } from '../../db/tables/requests.ts';
import { students } from '../../db/tables/students.ts';
import { uploads } from '../../db/tables/uploads.ts';

let server: TestServer;
let student: Visitor;
let headman: Visitor;
let admin: Visitor;
let studentId: number;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
  headman = await server.client('headman');
  admin = await server.client('admin');
  const [own] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
  studentId = own?.id ?? 0;
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(academicLeaves));

/** The demo's day is 2026-11-20. */
const fields = {
  reason: 'health',
  dateFrom: '2026-11-16',
  dateTo: '2027-08-31',
} as const;
const ask = (change: object = {}) =>
  student.call(calls.create, { body: { ...fields, document: [scan], ...change } });

type Decision = Pick<Received<typeof calls.records.update>['body'], 'state' | 'number' | 'rejectionReason'>;

async function decide(id: number, decision: Decision) {
  const params = { id: String(id) };
  const { version } = await admin.call(calls.records.one, { params });
  return admin.call(calls.records.update, { params, body: { version, ...decision } });
}
const grant = (id: number) => decide(id, { state: 'accepted', number: '215-с' });
const statusOf = async () =>
  (await admin.call(studentCalls.one, { params: { id: String(studentId) } })).onLeaveUntil;
const newest = async () => (await student.call(notifications.list, { query: {} })).notifications[0];

describe('requests for academic leave', () => {
  it('leaves: a request is listed with its number and its document', async () => {
    const created = await ask();
    expect(created).toMatchObject({
      state: 'waiting',
      reason: 'health',
      dateFrom: '2026-11-16',
      dateTo: '2027-08-31',
      rejectionReason: null,
      paperNumber: null,
    });
    expect(created.number).toMatch(/^АО-\d+$/);
    expect(await student.call(calls.list, { query: {} })).toEqual([created]);
    const { type } = await student.call(calls.document, { params: { id: String(created.id) } });
    expect(type).toBe('application/pdf');
  });

  it('leaves: other students cannot see or cancel the request, nor download its document', async () => {
    const { id } = await ask();
    const params = { id: String(id) };
    expect(await headman.call(calls.list, { query: {} })).toEqual([]);
    await expect(headman.call(calls.document, { params })).rejects.toMatchObject({ status: 404 });
    await expect(headman.call(calls.cancel, { params })).rejects.toMatchObject({ status: 404 });
  });

  const { back, ahead, days } = requestRules.leaves.form.period;
  const today = '2026-11-20';
  it.each([
    ['dateFrom', { dateFrom: addDays(today, -back - 1) }],
    ['dateFrom', { dateFrom: addDays(today, ahead + 1), dateTo: addDays(today, ahead + 9) }],
    ['dateTo', { dateTo: '2026-11-15' }],
    ['dateTo', { dateTo: addDays('2026-11-16', days) }],
  ])('leaves: rejects %s of %j, and stores no document', async (field, change) => {
    const before = await server.db.$count(uploads);
    await expect(ask(change)).rejects.toMatchObject({ status: 400, fields: [{ field }] });
    expect(await server.db.$count(uploads)).toBe(before);
    expect(await student.call(calls.list, { query: {} })).toEqual([]);
  });

  it('leaves: rejects another request for the same days until the first one is rejected or cancelled', async () => {
    const first = await ask();
    const again = { dateFrom: '2027-08-31', dateTo: '2027-12-31' };
    await expect(ask(again)).rejects.toMatchObject({ status: 409, reason: 'request-exists' });
    await grant(first.id);
    await expect(ask(again)).rejects.toMatchObject({ status: 409, reason: 'request-exists' });
    expect((await ask({ dateFrom: '2027-09-01', dateTo: '2027-12-31' })).state).toBe('waiting');
    await server.db.delete(academicLeaves);
    const second = await ask();
    await decide(second.id, { state: 'rejected', rejectionReason: 'Нет печати.' });
    expect((await ask()).state).toBe('waiting');
  });

  it('leaves: concurrent identical requests create one', async () => {
    const outcomes = (await Promise.allSettled([ask(), ask()])).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await server.db.$count(academicLeaves)).toBe(1);
  });

  it('leaves: the student can cancel a request until it is decided', async () => {
    const { id } = await ask();
    const params = { id: String(id) };
    const cancelled = await student.call(calls.cancel, { params });
    expect(cancelled).toMatchObject({ state: 'rejected', rejectionReason: 'Отозвана студентом' });
    const refused = { status: 409, reason: 'request-decided' };
    await expect(student.call(calls.cancel, { params })).rejects.toMatchObject(refused);
    const other = await ask();
    await grant(other.id);
    await expect(student.call(calls.cancel, { params: { id: String(other.id) } })).rejects.toMatchObject(
      refused,
    );
  });
});

describe('decisions on academic leave', () => {
  it('leaves: the queue shows the reason, the days and the document', async () => {
    const { id } = await ask();
    const query = { filter: JSON.stringify({ kind: ['leaves'] }) };
    const { items } = await admin.call(desk.list, { query });
    const [item] = items;
    expect(item).toMatchObject({ id, kind: 'leaves', dueOn: '2026-11-30' });
    expect(item?.asked).toEqual({
      what: null,
      type: 'health',
      number: null,
      from: '2026-11-16',
      to: '2027-08-31',
      paper: { uploadId: expect.any(Number) },
    });
  });

  it('leaves: granting a leave requires the number of an order, and notifies the student', async () => {
    const { id } = await ask();
    await expect(decide(id, { state: 'accepted' })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'number', reason: 'required' }],
    });
    await grant(id);
    expect(await newest()).toMatchObject({
      type: 'SUCCESS',
      message: 'Вам предоставлен академический отпуск: 16.11.2026–31.08.2027, приказ №\u00a0215-с.',
      about: 'leaves',
    });
    expect(await student.call(calls.list, { query: {} })).toMatchObject([
      { state: 'accepted', paperNumber: '215-с' },
    ]);
  });

  it('leaves: a granted leave is shown as the student’s status, until it is undone', async () => {
    expect(await statusOf()).toBeNull();
    const { id } = await ask();
    expect(await statusOf()).toBeNull();
    await grant(id);
    expect(await statusOf()).toBe('2027-08-31');
    const filter = JSON.stringify({ subject: `academic-leaves/${id}` });
    const [entry] = await admin.call(audit.audit.list, { query: { filter, sort: '["id","DESC"]' } });
    await admin.call(audit.audit.undo, { params: { id: String(entry?.id) } });
    expect(await statusOf()).toBeNull();
    expect((await newest())?.message).toBe(
      'Решение по\u00a0заявке на\u00a0академический отпуск отменено, её снова рассматривают: 16.11.2026–31.08.2027.',
    );
  });

  it('leaves: a leave that has not begun is not shown as a status', async () => {
    const { id } = await ask({ dateFrom: '2026-11-21' });
    await grant(id);
    expect(await statusOf()).toBeNull();
  });
});

it('leaves: the journal shows a student on leave as not studying, and accepts no absences', async () => {
  const dayBefore = { query: { date: '2026-11-13' } };
  const during = { query: { date: '2026-11-19' } };
  const { id } = await ask();
  await grant(id);
  const rowOf = async (query: typeof during) => {
    const { lessons } = await headman.call(journal.byDate, query);
    const lesson = lessons.find(({ students: all }) => all.some((one) => one.id === studentId));
    return { lesson, row: lesson?.students.find((one) => one.id === studentId) };
  };
  expect((await rowOf(dayBefore)).row?.isNotStudying).toBe(false);
  const { lesson, row } = await rowOf(during);
  expect(row?.isNotStudying).toBe(true);
  const note = (hours: number) =>
    headman.call(journal.note, {
      body: {
        idLesson: lesson?.id ?? 0,
        studentOmissionsHoursDtoList: [{ student: studentId, hours }],
      },
    });
  await expect(note(2)).rejects.toMatchObject({
    status: 400,
    fields: [{ field: 'studentOmissionsHoursDtoList.0.hours', reason: 'too-big' }],
  });
  expect((await note(0)).find((one) => one.id === studentId)?.omission).toBeNull();
});
