import * as auditCalls from '@semestr/api/audit';
import * as auth from '@semestr/api/auth';
import * as certificates from '@semestr/api/certificates';
import * as groupCalls from '@semestr/api/groups';
import * as journal from '@semestr/api/journal';
import * as leaves from '@semestr/api/leaves';
import * as rating from '@semestr/api/rating';
import * as calls from '@semestr/api/student-orders';
import * as studentCalls from '@semestr/api/students';
import type { IsoDate } from '@semestr/core/dates';
import { desc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scan } from '../../../test/calls/omissions.ts';
import { findMismatches } from '../../../test/enrolments.ts';
import { makePerson } from '../../../test/people.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { audit } from '../../db/tables/audit.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { students } from '../../db/tables/students.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

/** The demo's day. */
const TODAY = '2026-11-20';

const expulsion = { kind: 'expel', number: '214-с', date: TODAY, from: TODAY } as const;

/** Creates a student with an account, in the group of the demo's student. */
async function fresh() {
  const person = await makePerson(server.db, 'student', server.clock.now());
  const [row] = await server.db.select().from(students).where(eq(students.cardNumber, person.username));
  if (!row) throw new Error('The student was not stored');
  return { ...person, id: row.id, groupId: row.groupId };
}

const issue = (studentIds: readonly number[], body: object = {}): Promise<studentCalls.Student[]> =>
  admin.call(calls.order, { body: { ...expulsion, ...body, studentIds: [...studentIds] } });
const stored = async ({ id }: { id: number }) => admin.call(studentCalls.one, { params: { id: String(id) } });
const signIn = async ({ username, password }: { username: string; password: string }) => {
  const visitor = await server.client();
  await visitor.call(auth.login, { body: { username, password } });
  return visitor;
};
const listedIds = async (filter: object) => {
  const query = { filter: JSON.stringify(filter), range: '[0,999]' };
  return (await admin.call(studentCalls.list, { query })).map(({ id }) => id);
};
/** Undoes the last change of a student in the audit log. */
const undo = async () => {
  const [last] = await server.db
    .select()
    .from(audit)
    .where(eq(audit.action, 'students.update'))
    .orderBy(desc(audit.id))
    .limit(1);
  return admin.call(auditCalls.audit.undo, { params: { id: String(last?.id) } });
};

describe('student orders that expel', () => {
  it('student orders: an expelled student leaves the lists; an undo restores state, days and rights', async () => {
    const { id } = await fresh();
    await server.db.update(students).set({ canNote: true }).where(eq(students.id, id));
    const [expelled] = await issue([id], { from: '2026-11-02', reason: ' по собственному желанию ' });
    expect(expelled).toMatchObject({ state: 'expelled', leftOn: '2026-11-02', canStudentNote: false });
    expect(await listedIds({ q: 'Новиков' })).not.toContain(id);
    expect(await listedIds({ state: 'expelled' })).toContain(id);
    expect(await listedIds({ id: [id] })).toEqual([id]);
    const filter = JSON.stringify({ studentId: id, kind: 'expel', from: '2026-11-01', to: '2026-11-30' });
    expect(await admin.call(calls.studentOrders.list, { query: { filter } })).toMatchObject([
      { kind: 'expel', number: '214-с', date: TODAY, from: '2026-11-02', reason: 'по собственному желанию' },
    ]);
    expect(await findMismatches(server.db)).toEqual([]);
    await undo();
    expect(await stored({ id })).toMatchObject({ state: 'studying', leftOn: null, canStudentNote: true });
    expect(await admin.call(calls.studentOrders.list, { query: { filter } })).toEqual([]);
    expect(await findMismatches(server.db)).toEqual([]);
  });

  it('student orders: an order is issued for all of its students, or for none', async () => {
    const [one, two] = [await fresh(), await fresh()];
    await issue([two.id], { from: '2026-11-10' });
    await expect(issue([one.id, two.id])).rejects.toMatchObject({
      status: 409,
      reason: 'order-not-possible',
      body: { students: [{ id: two.id, state: 'expelled', fault: 'state' }] },
    });
    expect(await stored(one)).toMatchObject({ state: 'studying' });
    const three = await fresh();
    const done = await issue([one.id, three.id, one.id]);
    expect(done.map(({ state }) => state)).toEqual(['expelled', 'expelled']);
  });

  it('student orders: rejects an order that begins tomorrow, or is dated tomorrow, with the field', async () => {
    const { id } = await fresh();
    const refused = (body: object) => issue([id], body).catch((error: { fields: unknown }) => error.fields);
    expect(await refused({ from: '2026-11-21' })).toEqual([{ field: 'from', reason: 'too-big' }]);
    expect(await refused({ date: '2026-11-21' })).toEqual([{ field: 'date', reason: 'too-big' }]);
    expect(await refused({ until: '2026-11-21' })).toEqual([{ field: 'until', reason: 'format' }]);
    expect(await refused({ kind: 'leave' })).toEqual([{ field: 'until', reason: 'format' }]);
  });

  it('student orders: a student who has left cannot get a group or rights, nor be deleted', async () => {
    const { id, groupId } = await fresh();
    await issue([id]);
    const { version, ...body } = await stored({ id });
    const params = { id: String(id) };
    const fields = { ...body, birthDate: body.birthDate ?? TODAY, subgroup: 1 as const, version };
    await expect(
      admin.call(studentCalls.update, {
        params,
        body: { ...fields, isGroupHead: true, inPlaceOfHead: true },
      }),
    ).rejects.toMatchObject({ reason: 'student-left' });
    await expect(
      admin.call(studentCalls.transfer, {
        params,
        body: { groupId, subgroup: 2, from: TODAY, orderNumber: null, version },
      }),
    ).rejects.toMatchObject({ reason: 'student-left' });
    await expect(admin.call(studentCalls.remove, { params })).rejects.toMatchObject({
      reason: 'record-in-use',
    });
    await admin.call(studentCalls.update, { params, body: { ...fields, lastName: 'Переименованный' } });
  });
});

describe('effects of student orders', () => {
  it('student orders: a student who has left is not in the group, later rosters and the rating', async () => {
    const headman = await server.client('headman');
    const person = await fresh();
    const { id } = person;
    const inGroup = async () => (await headman.call(journal.groupStudents, {})).some((one) => one.id === id);
    const members = async () => (await headman.call(groupCalls.own, {})).groupInfoStudentDto.length;
    const days = await headman.call(journal.days, { query: { from: '2026-09-01', to: TODAY } });
    const [first, last] = [days.at(0), days.at(-1)];
    if (!first || !last) throw new Error('The demo has a journal');
    const onRoster = async (date: IsoDate) => {
      const { lessons } = await headman.call(journal.byDate, { query: { date } });
      return lessons.some((lesson) => lesson.students.some((one) => one.id === id));
    };
    const before = await members();
    expect(await inGroup()).toBe(true);
    expect(await onRoster(last)).toBe(true);
    await issue([id], { from: last });
    expect(await inGroup()).toBe(false);
    expect(await members()).toBe(before - 1);
    expect(await onRoster(first)).toBe(true);
    expect(await onRoster(last)).toBe(false);
    const own = await (await signIn(person)).call(rating.personal, {});
    expect(own.standing ?? null).toBeNull();
  });

  it('student orders: the account stays open for certificates, and closes after some days', async () => {
    const person = await fresh();
    await issue([person.id]);
    const visitor = await signIn(person);
    expect(await visitor.call(certificates.list, { query: {} })).toEqual([]);
    const days = { reason: 'health', dateFrom: '2026-11-16', dateTo: '2027-08-31' } as const;
    await expect(visitor.call(leaves.create, { body: { ...days, document: [scan] } })).rejects.toMatchObject({
      reason: 'requests-after-leaving',
    });
    // As if the order had been recorded a month later.
    await undo();
    await issue([person.id], { from: '2026-10-22' });
    await expect(visitor.call(certificates.list, { query: {} })).resolves.toEqual([]);
    await undo();
    await issue([person.id], { from: '2026-10-21' });
    await expect(visitor.call(certificates.list, { query: {} })).rejects.toMatchObject({ status: 403 });
    await expect(signIn(person)).rejects.toMatchObject({ reason: 'account-blocked' });
    await undo();
    await signIn(person);
  });

  it('student orders: a leave keeps the student in the group, and an early return ends it', async () => {
    const { id } = await fresh();
    const days = { from: '2026-11-02', until: '2027-02-05' };
    expect(await issue([id], { kind: 'leave', ...days })).toMatchObject([
      { state: 'on-leave', onLeaveUntil: '2027-02-05', leftOn: null },
    ]);
    expect(await listedIds({ state: 'on-leave' })).toContain(id);
    expect(await listedIds({ state: 'studying' })).not.toContain(id);
    expect(await listedIds({})).toContain(id);
    expect(await issue([id], { kind: 'return', from: '2026-11-16' })).toMatchObject([
      { state: 'studying', onLeaveUntil: null },
    ]);
    expect(await findMismatches(server.db)).toEqual([]);
  });

  it('student orders: a reinstatement leads to a group from its day on', async () => {
    const { id, groupId } = await fresh();
    await issue([id], { from: '2026-11-02' });
    const [back] = await issue([id], { kind: 'reinstate', number: '220-с', from: '2026-11-16', subgroup: 2 });
    expect(back).toMatchObject({ state: 'studying', leftOn: null, groupId, subgroup: 2 });
    expect(await findMismatches(server.db)).toEqual([]);
    await undo();
    expect(await stored({ id })).toMatchObject({ state: 'expelled', leftOn: '2026-11-02' });
  });
});

describe('roles that issue student orders', () => {
  it('student orders: a dean’s office issues orders for students of its faculty only', async () => {
    const dean = await server.client('dean');
    const [own] = await dean.call(studentCalls.list, { query: { range: '[0,0]' } });
    // The small demo university has one faculty.
    const [foreign] = await server.db
      .select()
      .from(students)
      .where(ne(students.groupId, own?.groupId ?? 0));
    const faculty = { name: 'Другой факультет', abbrev: 'ДФ' };
    const [created] = await server.db.insert(faculties).values(faculty).returning();
    await server.db
      .update(groups)
      .set({ facultyId: created?.id ?? 0 })
      .where(eq(groups.id, foreign?.groupId ?? 0));
    const order = (ids: number[]) => dean.call(calls.order, { body: { ...expulsion, studentIds: ids } });
    await expect(order([own?.id ?? 0, foreign?.id ?? 0])).rejects.toMatchObject({ status: 403, fields: [] });
    await expect(order([own?.id ?? 0])).resolves.toHaveLength(1);
  });
});
