import * as calls from '@semestr/api/profiling';
import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { groups } from '../../db/tables/groups.ts';
import { profilingApplications, specializations } from '../../db/tables/profiling.ts';
import { students } from '../../db/tables/students.ts';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let student: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
});
afterAll(() => server.close());

const applications = () => student.call(calls.applications, {});
const offered = async () => (await student.call(calls.specializations, {})).map(({ id }) => id);

describe('specialisations', () => {
  it('specialisations: lists the student’s applications, newest first, also as workbooks', async () => {
    const all = await applications();
    expect(all.map(({ statusId }) => statusId)).toEqual([1, 1, 3]);
    expect(all[2]?.rejectionReason).toMatch(/\S/);
    const query = { 'profiling-application-id': String(all[0]?.id) };
    const { name, bytes } = await student.call(calls.excel, { query });
    expect(name).toBe('application.xlsx');
    expect(await readSheet(Buffer.from(bytes))).toEqual(
      expect.arrayContaining([
        ['Студент', 'Лисицкая Анна Игоревна'],
        ['Профилизация', all[0]?.specialityName],
      ]),
    );
  });

  it('specialisations: ranks the students of the same speciality and course, the best first', async () => {
    const rating = await student.call(calls.rating, {});
    expect(rating.map(({ position }) => position)).toEqual(rating.map((_, index) => index + 1));
    const averages = rating.map(({ average }) => average);
    expect(averages).toEqual(averages.toSorted((a, b) => b - a));
    const own = rating.filter(({ isOwn }) => isOwn);
    expect(own.map(({ studentCardNumber }) => studentCardNumber)).toEqual([logins.student]);
  });

  it('specialisations: shows the number of places, the rank they reach, and the last day of the choice', async () => {
    const all = await student.call(calls.specializations, {});
    expect(new Set(all.map(({ lastDay }) => lastDay))).toEqual(new Set(['2026-12-02']));
    const refused = (await applications()).find(({ statusId }) => statusId === 3);
    expect(all.find(({ id }) => id === refused?.specialityId)).toMatchObject({ lastPosition: 0 });
    const rating = await student.call(calls.rating, {});
    for (const { places, lastPosition } of all) {
      expect(places).toBeGreaterThanOrEqual(0);
      expect(lastPosition ?? 0).toBeLessThanOrEqual(rating.length);
    }
  });

  it.each(['headman', 'teacher'] as const)('specialisations: are not available to the %s', async (who) => {
    const other = await server.client(who);
    for (const call of [calls.rating, calls.applications, calls.specializations])
      await expect(other.call(call, {})).rejects.toMatchObject({
        status: 404,
        reason: 'profiling-not-found',
      });
    const [id] = await offered();
    await expect(other.call(calls.create, { query: { id: String(id) } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('choice', () => {
  beforeEach(() => server.db.delete(profilingApplications));
  const choose = (id = 0) => student.call(calls.create, { query: { id: String(id) } });

  it('specialisations: each choice is added last, and cannot be made twice', async () => {
    const [first, second] = await offered();
    expect(await choose(first)).toMatchObject({ specialityId: first, priority: 1, statusId: 1 });
    expect(await choose(second)).toMatchObject({ specialityId: second, priority: 2 });
    await expect(choose(first)).rejects.toMatchObject({ status: 409, reason: 'specialization-chosen' });
    await expect(choose(2_000_000_000)).rejects.toMatchObject({ status: 404 });
  });

  it('specialisations: only students in the rating of their course can choose', async () => {
    const [first] = await offered();
    const inCourse = (course: number) =>
      server.db.update(groups).set({ course }).where(eq(groups.name, '428501'));
    await inCourse(3);
    await expect(choose(first)).rejects.toMatchObject({ status: 404 });
    expect(await applications()).toEqual([]);
    await inCourse(2);
    expect(await choose(first)).toMatchObject({ specialityId: first });
  });

  it('specialisations: concurrent identical choices create one', async () => {
    const [first] = await offered();
    const both = await Promise.allSettled([choose(first), choose(first)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('specialisations: a choice can be replaced until it is decided, but not by an existing choice', async () => {
    const [first, second, third] = await offered();
    const { applicationId } = await choose(first);
    await choose(second);
    const change = (specialityId = 0, visitor = student) =>
      visitor.call(calls.update, { body: { applicationId, specialityId } });
    expect(await change(third)).toMatchObject({ applicationId, specialityId: third, priority: 1 });
    await expect(change(second)).rejects.toMatchObject({
      status: 409,
      reason: 'specialization-not-changed',
    });
    const noter = await server.client('noter');
    await server.db.update(students).set({ hasProfiling: true }).where(eq(students.cardNumber, logins.noter));
    await expect(change(first, noter)).rejects.toMatchObject({ status: 404 });
    await server.db.update(profilingApplications).set({ state: 'enrolled' });
    await expect(change(first)).rejects.toMatchObject({ status: 409 });
    await expect(choose(first)).rejects.toMatchObject({ status: 409 });
  });

  it('specialisations: all pending choices can be reordered', async () => {
    const [first, second] = await offered();
    const [one, other] = [await choose(first), await choose(second)];
    const order = (...applicationIds: number[]) => student.call(calls.reorder, { body: { applicationIds } });
    const priorities = (all: Awaited<ReturnType<typeof applications>>) =>
      all.map(({ id, priority }) => [id, priority]);
    const swapped = [
      [other.id, 1],
      [one.id, 2],
    ];
    expect(priorities(await order(other.id, one.id))).toEqual(swapped);
    await expect(order(one.id)).rejects.toMatchObject({ status: 409, reason: 'profiling-order-changed' });
    await expect(order(one.id, one.id)).rejects.toMatchObject({ status: 409 });
    expect(priorities(await applications())).toEqual(swapped);
  });

  it('specialisations: a choice can be cancelled until it is decided, and later ones move up', async () => {
    const [first, second] = await offered();
    const [one, other] = [await choose(first), await choose(second)];
    const cancel = (id: number) => student.call(calls.cancel, { query: { id: String(id) } });
    expect(await cancel(one.id)).toMatchObject({
      statusId: 3,
      rejectionReason: 'Отозвана студентом',
      decidedDate: '20.11.2026',
    });
    expect(await applications()).toMatchObject([{ id: other.id, priority: 1, statusId: 1 }, { id: one.id }]);
    await expect(cancel(one.id)).rejects.toMatchObject({
      status: 409,
      reason: 'profiling-application-decided',
    });
    await expect(cancel(2_000_000_000)).rejects.toMatchObject({ status: 404 });
    expect(await choose(first)).toMatchObject({ priority: 2 });
  });

  it('specialisations: cannot be chosen after the last day', async () => {
    const [first, second] = await offered();
    const { id } = await choose(first);
    await server.db.update(specializations).set({ lastDay: '2026-11-19' });
    const closed = { status: 410, reason: 'profiling-closed' };
    await expect(choose(second)).rejects.toMatchObject(closed);
    const changes = [
      () => student.call(calls.update, { body: { applicationId: id, specialityId: second ?? 0 } }),
      () => student.call(calls.reorder, { body: { applicationIds: [id] } }),
      () => student.call(calls.cancel, { query: { id: String(id) } }),
    ];
    for (const change of changes) await expect(change()).rejects.toMatchObject(closed);
    await server.db.update(specializations).set({ lastDay: null });
    expect(await choose(second)).toMatchObject({ priority: 2 });
  });
});
