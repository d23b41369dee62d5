import { audit as auditCalls } from '@semestr/api/audit';
import { enrolments as enrolmentCalls } from '@semestr/api/enrolments';
import { resources } from '@semestr/api/contract';
import * as calls from '@semestr/api/students';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStudent } from '../../../test/calls/students.ts';
import { findMismatches } from '../../../test/enrolments.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { audit } from '../../db/tables/audit.ts';
import { enrolments } from '../../db/tables/enrolments.ts';
import { groups } from '../../db/tables/groups.ts';

let server: TestServer;
let admin: Visitor;
let body: Awaited<ReturnType<typeof newStudent>>;
let other: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  body = await newStudent(server.db);
  const [group] = await server.db
    .select()
    .from(groups)
    .where(and(ne(groups.id, body.groupId), isNull(groups.archivedAt)))
    .limit(1);
  other = group?.id ?? 0;
});
afterAll(() => server.close());

const params = ({ id }: { id: number }) => ({ id: String(id) });
const add = (cardNumber: string, more: object = {}) =>
  admin.call(calls.create, { body: { ...body, cardNumber, ...more } });
const move = (student: calls.Student, to: object) =>
  admin.call(calls.transfer, {
    params: params(student),
    body: {
      groupId: other,
      subgroup: 2,
      from: '2026-11-02',
      orderNumber: null,
      ...to,
      version: student.version,
    },
  });
/** Undoes the last action in the audit log. */
const undo = async () => {
  const [last] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  return admin.call(auditCalls.undo, { params: params({ id: last?.id ?? 0 }) });
};
/** Lists the enrolments of a student as shown to administrators, oldest first. */
const listed = async ({ id }: { id: number }) => {
  const query = { filter: JSON.stringify({ studentId: id }), sort: '["from","ASC"]' };
  const rows = await admin.call(enrolmentCalls.list, { query });
  return rows.map(({ groupId, subgroup, from, to, orderNumber }) => [
    groupId,
    subgroup,
    from,
    to,
    orderNumber,
  ]);
};
const stored = async ({ id }: { id: number }) => admin.call(calls.one, { params: params({ id }) });

it('enrolments: every student of the demo university has one with the current group', async () => {
  expect(await findMismatches(server.db)).toEqual([]);
});

it('enrolments: the database rejects overlapping ones, and days in the wrong order', async () => {
  const [current] = await server.db.select().from(enrolments).limit(1);
  if (!current) throw new Error('The demo university has no enrolments');
  const { id: _id, ...row } = current;
  const insert = (days: Partial<typeof row>) => server.db.insert(enrolments).values({ ...row, ...days });
  await expect(insert({ from: '2026-11-20' })).rejects.toMatchObject({ cause: { code: '23P01' } });
  await expect(insert({ from: '2020-09-02', to: '2020-09-01' })).rejects.toMatchObject({
    cause: { code: '23514' },
  });
  await insert({ from: '2020-09-01', to: '2020-09-02' });
});

describe('first enrolment', () => {
  it('enrolments: a new student is in the group since the beginning of the academic year, or since the stated day', async () => {
    const created = await add('52850101');
    expect(await listed(created)).toEqual([[body.groupId, 1, '2026-08-31', null, null]]);
    const late = await add('52850102', { enrolledFrom: '2026-11-01' });
    expect(await listed(late)).toEqual([[body.groupId, 1, '2026-11-01', null, null]]);
    await expect(add('52850103', { enrolledFrom: '2026-11-21' })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'enrolledFrom', reason: 'too-big' }],
    });
    expect(await findMismatches(server.db)).toEqual([]);
  });

  it('enrolments: deleting a student deletes them, and undoing the deletion restores every day', async () => {
    const created = await add('52850104');
    const moved = await move(created, { orderNumber: '118-с' });
    const before = await listed(created);
    await admin.call(calls.remove, { params: params(moved) });
    expect(await server.db.$count(enrolments, eq(enrolments.studentId, created.id))).toBe(0);
    await undo();
    expect(await listed(created)).toEqual(before);
    expect(await findMismatches(server.db)).toEqual([]);
  });
});

describe('transfer', () => {
  it('enrolments: a transfer ends the enrolment on its day, keeps the order, and ends the rights in the old group', async () => {
    const created = await add('52850105', { canStudentNote: true });
    const moved = await move(created, { orderNumber: ' 118-с ' });
    expect(moved).toMatchObject({ groupId: other, subgroup: 2, canStudentNote: false, version: 2 });
    expect(await listed(created)).toEqual([
      [body.groupId, 1, '2026-08-31', '2026-11-02', null],
      [other, 2, '2026-11-02', null, '118-с'],
    ]);
    const again = await move(moved, { subgroup: 1, from: '2026-11-10' });
    expect(again).toMatchObject({ groupId: other, subgroup: 1 });
    expect(await findMismatches(server.db)).toEqual([]);
  });

  it('enrolments: undoing a transfer restores every day and right, also one that replaced later enrolments', async () => {
    const created = await add('52850106', { canStudentNote: true });
    const moved = await move(created, {});
    const before = await listed(created);
    await move(moved, { groupId: body.groupId, subgroup: 2, from: '2026-10-01', orderNumber: '7' });
    expect(await listed(created)).toEqual([
      [body.groupId, 1, '2026-08-31', '2026-10-01', null],
      [body.groupId, 2, '2026-10-01', null, '7'],
    ]);
    await undo();
    expect(await listed(created)).toEqual(before);
    expect(await stored(created)).toMatchObject({ groupId: other, subgroup: 2 });
    expect(await findMismatches(server.db)).toEqual([]);
    // Reverting the undo applies the transfer again.
    await undo();
    expect(await listed(created)).toHaveLength(2);
    expect(await stored(created)).toMatchObject({
      groupId: body.groupId,
      subgroup: 2,
      canStudentNote: false,
    });
    expect(await findMismatches(server.db)).toEqual([]);
  });

  it('enrolments: a transfer cannot be undone after a later one', async () => {
    const created = await add('52850107');
    const moved = await move(created, {});
    const [first] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    await move(moved, { subgroup: 1, from: '2026-11-10' });
    await expect(
      admin.call(auditCalls.undo, { params: params({ id: first?.id ?? 0 }) }),
    ).rejects.toMatchObject({ status: 409, reason: 'undo-changed' });
  });

  it('enrolments: a transfer rejects a day in the future, a missing group, and the current group', async () => {
    const created = await add('52850108');
    const faulty = (field: string, reason: string) => ({ status: 400, fields: [{ field, reason }] });
    await expect(move(created, { from: '2026-11-21' })).rejects.toMatchObject(faulty('from', 'too-big'));
    await expect(move(created, { from: '1926-11-21' })).rejects.toMatchObject(faulty('from', 'too-small'));
    await expect(move(created, { groupId: 1 })).rejects.toMatchObject(faulty('groupId', 'unknown'));
    await expect(move(created, { groupId: body.groupId, subgroup: 1 })).rejects.toMatchObject({
      status: 409,
      reason: 'already-in-group',
    });
    await expect(move({ ...created, version: 7 }, {})).rejects.toMatchObject({ reason: 'record-stale' });
    expect(await stored(created)).toEqual(created);
    expect(await listed(created)).toHaveLength(1);
  });
});

describe('other changes of the group', () => {
  it('enrolments: changing the group in the student’s form is a transfer as of today, which can be undone', async () => {
    const created = await add('52850109');
    const change = { ...body, cardNumber: '52850109', groupId: other, version: 1 };
    await admin.call(calls.update, { params: params(created), body: change });
    expect(await listed(created)).toEqual([
      [body.groupId, 1, '2026-08-31', '2026-11-20', null],
      [other, 1, '2026-11-20', null, null],
    ]);
    expect(await findMismatches(server.db)).toEqual([]);
    await undo();
    expect(await listed(created)).toEqual([[body.groupId, 1, '2026-08-31', null, null]]);
    expect(await findMismatches(server.db)).toEqual([]);
  });

  it('enrolments: undoing a change logged by an earlier version is a transfer as of today', async () => {
    const created = await add('52850110');
    await move(created, {});
    const details = { groupId: { from: body.groupId, to: other }, subgroup: { from: 1, to: 2 } };
    const [last] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    await server.db
      .update(audit)
      .set({ details })
      .where(eq(audit.id, last?.id ?? 0));
    await undo();
    expect(await listed(created)).toEqual([
      [body.groupId, 1, '2026-08-31', '2026-11-02', null],
      [other, 2, '2026-11-02', '2026-11-20', null],
      [body.groupId, 1, '2026-11-20', null, null],
    ]);
    expect(await findMismatches(server.db)).toEqual([]);
  });

  it('enrolments: a group that students were in cannot be deleted', async () => {
    const {
      version: _version,
      id: _id,
      archivedAt: _at,
      ...group
    } = await admin.call(resources.groups.one, {
      params: params({ id: body.groupId }),
    });
    const created = await admin.call(resources.groups.create, { body: { ...group, name: '999001' } });
    const student = await add('52850111', { groupId: created.id, enrolledFrom: '2026-11-01' });
    await move(student, { from: '2026-11-10' });
    await expect(admin.call(resources.groups.remove, { params: params(created) })).rejects.toMatchObject({
      status: 409,
      body: { uses: [{ resource: 'enrolments', count: 1 }] },
    });
    await move(await stored(student), { from: '2026-11-01' });
    expect(await listed(student)).toEqual([[other, 2, '2026-11-01', null, null]]);
    await admin.call(resources.groups.remove, { params: params(created) });
  });
});
