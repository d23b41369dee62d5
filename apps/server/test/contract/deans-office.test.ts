import * as announcements from '@semestr/api/announcements';
import * as broadcasts from '@semestr/api/broadcasts';
import * as builtReports from '@semestr/api/built-reports';
import { resources } from '@semestr/api/contract';
import * as impersonation from '@semestr/api/impersonation';
import * as reports from '@semestr/api/reports';
import * as queue from '@semestr/api/requests';
import * as today from '@semestr/api/today';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../src/db/tables/audit.ts';
import { employees } from '../../src/db/tables/employees.ts';
import { faculties } from '../../src/db/tables/faculties.ts';
import { groups } from '../../src/db/tables/groups.ts';
import { notifications } from '../../src/db/tables/notifications.ts';
import { students } from '../../src/db/tables/students.ts';
import { signInFailures, users } from '../../src/db/tables/users.ts';
import { startTestServer, type TestServer, type Visitor } from '../server.ts';

let server: TestServer;
let dean: Visitor;
let admin: Visitor;
let facultyId: number;
/** A group of the dean's faculty, and one of another. */
let own: typeof groups.$inferSelect;
let foreign: typeof groups.$inferSelect;
let employeeId: number;

beforeAll(async () => {
  server = await startTestServer();
  [dean, admin] = [await server.client('dean'), await server.client('admin')];
  const [account] = await server.db.select().from(users).where(eq(users.username, 'dean'));
  facultyId = account?.staffFacultyId ?? 0;
  // The small demo university has only one faculty.
  const [created] = await server.db
    .insert(faculties)
    .values({ name: 'Другой факультет', abbrev: 'ДФ' })
    .returning();
  await server.db
    .update(groups)
    .set({ facultyId: created?.id ?? 0 })
    .where(eq(groups.name, '328501'));
  const withStudents = (where: ReturnType<typeof eq>) =>
    server.db
      .select({ group: groups })
      .from(groups)
      .innerJoin(students, eq(students.groupId, groups.id))
      .where(where)
      .orderBy(groups.id)
      .limit(1);
  const [[mine], [other], [employee]] = [
    await withStudents(eq(groups.facultyId, facultyId)),
    await withStudents(ne(groups.facultyId, facultyId)),
    await server.db.select({ id: employees.id }).from(employees).orderBy(employees.id).limit(1),
  ];
  if (!mine || !other || !employee) throw new Error('A faculty has students');
  [own, foreign, employeeId] = [mine.group, other.group, employee.id];
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(signInFailures));

const beyondRole = { status: 403, reason: 'beyond-role' };

describe('AC-05 dean’s office: today', () => {
  it('today: a dean’s office counts the requests of its faculty, as its queue does', async () => {
    const { requests = [], sinceLastHere, ...others } = await dean.call(today.read, {});
    const { counts } = await dean.call(queue.list, { query: { filter: '{}' } });
    expect(requests.map(({ kind, waiting, overdue }) => ({ kind, count: waiting, overdue }))).toEqual(counts);
    const all = await admin.call(today.read, {});
    const sum = (list: typeof requests) => list.reduce((total, { waiting }) => total + waiting, 0);
    expect(sum(requests)).toBeLessThan(sum(all.requests ?? []));
    expect(Object.keys(others).toSorted()).toEqual(['blocked', 'termsWithoutDays', 'today']);
    expect(Object.keys(sinceLastHere ?? { at: 0, requests: 0 }).toSorted()).toEqual(['at', 'requests']);
  });

  it('today: a dean’s office counts the blocked accounts of its faculty', async () => {
    const blockOne = async (group: typeof own) => {
      const [row] = await server.db
        .select({ id: users.id })
        .from(users)
        .innerJoin(students, eq(students.id, users.studentId))
        .where(eq(students.groupId, group.id))
        .limit(1);
      await server.db
        .update(users)
        .set({ block: 'restorable' })
        .where(eq(users.id, row?.id ?? 0));
    };
    const before = await dean.call(today.read, {});
    await blockOne(foreign);
    expect((await dean.call(today.read, {})).blocked).toBe(before.blocked);
    await blockOne(own);
    expect((await dean.call(today.read, {})).blocked).toBe((before.blocked ?? 0) + 1);
  });

  it('today: support sees reports and messages, but not requests', async () => {
    const support = await server.client('support');
    const { sinceLastHere: _news, ...seen } = await support.call(today.read, {});
    expect(Object.keys(seen).toSorted()).toEqual([
      'blocked',
      'bugReports',
      'openBugReports',
      'outbox',
      'today',
    ]);
    expect(seen.openBugReports).toMatchObject({ new: 1, inProgress: 1, own: 1 });
  });
});

describe('AC-05 dean’s office: announcements', () => {
  const values = (groupIds: readonly number[]) => ({
    employeeId,
    content: 'Собрание в 14:00',
    date: '2026-11-25' as const,
    startTime: null,
    endTime: null,
    room: null,
    groupIds: [...groupIds],
  });
  const create = (visitor: Visitor, groupIds: readonly number[]) =>
    visitor.call(announcements.announcements.create, { body: values(groupIds) });

  it('announcements: a dean’s office can only write to its own groups', async () => {
    expect(await create(dean, [own.id])).toMatchObject({ groupIds: [own.id] });
    for (const groupIds of [[foreign.id], [own.id, foreign.id], []])
      await expect(create(dean, groupIds)).rejects.toMatchObject(beyondRole);
  });

  it('announcements: an announcement that also addresses another faculty can be read, but not changed', async () => {
    const { id, version } = await create(admin, [own.id, foreign.id]);
    const params = { id: String(id) };
    const call = announcements.announcements;
    expect(await dean.call(call.one, { params })).toMatchObject({ id });
    const body = { ...values([own.id]), version };
    await expect(dean.call(call.update, { params, body })).rejects.toMatchObject({ status: 404 });
    await expect(dean.call(call.remove, { params })).rejects.toMatchObject({ status: 404 });
    const { id: other } = await create(admin, [foreign.id]);
    await expect(dean.call(call.one, { params: { id: String(other) } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('AC-05 dean’s office: broadcasts', () => {
  const toStudents = { audience: 'students' as const, facultyIds: [] as number[], courses: [] as number[] };
  const { create, one } = resources.broadcasts;

  it('broadcasts: a dean’s office can reach its faculty, its years and its groups', async () => {
    for (const target of [
      { ...toStudents, facultyIds: [facultyId], groupIds: [] },
      { ...toStudents, facultyIds: [facultyId], courses: [1], groupIds: [] },
      { ...toStudents, groupIds: [own.id] },
    ]) {
      const { recipients } = await dean.call(broadcasts.preview, { body: target });
      const sent = await dean.call(create, { body: { ...target, text: 'Собрание', sendAt: null } });
      expect(sent.recipients).toBe(recipients);
      expect(await dean.call(one, { params: { id: String(sent.id) } })).toMatchObject({ id: sent.id });
    }
  });

  it('broadcasts: a dean’s office cannot reach anyone else', async () => {
    const count = () => server.db.$count(notifications);
    const before = await count();
    for (const target of [
      { ...toStudents, groupIds: [] },
      { ...toStudents, courses: [1], groupIds: [] },
      { ...toStudents, groupIds: [own.id, foreign.id] },
      { ...toStudents, facultyIds: [foreign.facultyId], groupIds: [] },
      { ...toStudents, audience: 'everybody' as const, groupIds: [] },
      { ...toStudents, audience: 'employees' as const, groupIds: [] },
    ]) {
      await expect(dean.call(broadcasts.preview, { body: target })).rejects.toMatchObject(beyondRole);
      const body = { ...target, text: 'Всем', sendAt: null };
      await expect(dean.call(create, { body })).rejects.toMatchObject(beyondRole);
    }
    expect(await count()).toBe(before);
  });

  it('broadcasts: a dean’s office cannot see those of others', async () => {
    const body = { audience: 'everybody' as const, facultyIds: [], courses: [], groupIds: [], text: 'Всем' };
    const sent = await admin.call(create, { body: { ...body, sendAt: null } });
    await expect(dean.call(one, { params: { id: String(sent.id) } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('AC-05 dean’s office: reports', () => {
  it.each(['debts', 'ratings'] as const)(
    'reports: %s of a dean’s office contain only its own faculty',
    async (name) => {
      const { keys, parameters } = await dean.call(reports.one, { params: { name }, query: {} });
      expect(new Set(keys.map((key) => key['facultyId']))).toEqual(new Set([facultyId]));
      expect(parameters.facultyId).toBe(facultyId);
    },
  );

  it('reports: names behind a number are limited to the faculty of a dean’s office', async () => {
    const call = (row: object) =>
      dean.call(reports.names, {
        params: { name: 'debts' },
        query: { row: JSON.stringify(row), column: 'students', range: '[0,999]' },
      });
    expect((await call({ facultyId: foreign.facultyId })).total).toBe(0);
    const { keys, total } = await call({});
    const ofFaculty = await server.db
      .select({ id: students.id })
      .from(students)
      .innerJoin(groups, eq(groups.id, students.groupId))
      .where(eq(groups.facultyId, facultyId));
    expect(total).toBe(ofFaculty.length);
    const ids = new Set(ofFaculty.map(({ id }) => id));
    expect(keys.filter(({ studentId }) => !ids.has(Number(studentId)))).toEqual([]);
  });

  it('reports: reject another faculty, and reports that are not about faculties', async () => {
    const query = { facultyId: String(foreign.facultyId) };
    await expect(dean.call(reports.one, { params: { name: 'debts' }, query })).rejects.toMatchObject(
      beyondRole,
    );
    for (const name of ['sign-ins', 'deliveries'] as const)
      for (const call of [reports.one, reports.asFile, reports.asPdf])
        await expect(dean.call(call, { params: { name }, query: {} })).rejects.toMatchObject(beyondRole);
  });

  it('built reports: contain only the faculty of a dean’s office', async () => {
    const query = { view: 'students' as const, rows: '["faculty"]', measure: 'count' as const };
    const { keys } = await dean.call(builtReports.count, { query });
    expect(keys.map((key) => key['faculty'])).toEqual([facultyId]);
    const filter = JSON.stringify({ faculty: [foreign.facultyId] });
    await expect(dean.call(builtReports.count, { query: { ...query, filter } })).rejects.toMatchObject(
      beyondRole,
    );
    const log = { view: 'audit' as const, rows: '["action"]', measure: 'count' as const };
    await expect(dean.call(builtReports.count, { query: log })).rejects.toMatchObject(beyondRole);
  });
});

describe('AC-05 dean’s office: impersonation', () => {
  async function cardOf(group: typeof own): Promise<string> {
    const [row] = await server.db.select().from(students).where(eq(students.groupId, group.id)).limit(1);
    return row?.cardNumber ?? '';
  }

  it('impersonation: a dean’s office can act as its own student, with a recorded reason', async () => {
    const visitor = await server.client('dean');
    const studentCardNumber = await cardOf(own);
    await expect(visitor.call(impersonation.start, { body: { studentCardNumber } })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'reason', reason: 'required' }],
    });
    const body = { studentCardNumber, reason: 'Не видит ведомость' };
    expect(await visitor.call(impersonation.start, { body })).toMatchObject({
      username: studentCardNumber,
    });
    const entries = await server.db.select().from(audit).where(eq(audit.action, 'impersonation'));
    expect(entries.map(({ details }) => details)).toContainEqual({ reason: body.reason });
    const [seen] = await visitor.call(impersonation.list, {});
    expect(seen?.admin).not.toBe('');
    expect(await visitor.call(impersonation.finish, {})).toMatchObject({ username: 'dean' });
  });

  it('impersonation: a student of another faculty returns 404 for a dean’s office', async () => {
    const body = { studentCardNumber: await cardOf(foreign), reason: 'Не видит ведомость' };
    await expect(dean.call(impersonation.start, { body })).rejects.toMatchObject({
      status: 404,
      reason: 'student-account-not-found',
    });
  });
});
