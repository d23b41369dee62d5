import * as calls from '@semestr/api/practice';
import { personalInformation } from '@semestr/api/profile';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { groups } from '../../db/tables/groups.ts';
import { practiceApplications, practiceTypes } from '../../db/tables/practice.ts';
import { uploads } from '../../db/tables/uploads.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { smallPdf } from '../../../test/small-pdf.ts';

let server: TestServer;
let student: Visitor;
let headman: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('graduate');
  headman = await server.client('headman');
  await inCourse(3);
});
afterAll(() => server.close());

/** Changes the course of the graduate's group. */
const inCourse = (course: number) =>
  server.db.update(groups).set({ course }).where(eq(groups.name, '228501'));
const list = () => student.call(calls.list, {});
const enterprises = () => student.call(calls.enterprises, {});
const documentContent = `data:application/pdf;base64,${Buffer.from(smallPdf).toString('base64')}`;

it('practice: a student’s applications are listed newest first, in every state', async () => {
  const all = await list();
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
  expect(new Set(all.map(({ statusId }) => statusId))).toEqual(new Set([1, 2, 3]));
  expect(all.find(({ statusId }) => statusId === 2)?.number).toMatch(/\S/);
  expect(all.find(({ statusId }) => statusId === 3)?.rejectionReason).toMatch(/\S/);
  expect(all[0]?.createDate).toMatch(/^\d\d\.\d\d\.2026$/);
});

it('practice: enterprises are listed by name', async () => {
  const names = (await enterprises()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
});

it('practice: practice types are listed in their order', async () => {
  const rows = await server.db.select().from(practiceTypes).orderBy(asc(practiceTypes.order));
  expect(await student.call(calls.types, {})).toEqual(rows.map(({ id, name }) => ({ id, name })));
});

describe('application', () => {
  beforeEach(() => server.db.delete(practiceApplications));
  const apply = async (change: object = {}) => {
    const [enterprise] = await enterprises();
    return student.call(calls.create, { body: { enterpriseId: enterprise?.id ?? 0, ...change } });
  };

  it('practice: an application without a type is for the default one, and limited to one while undecided', async () => {
    const [usual, other] = await server.db.select().from(practiceTypes).orderBy(asc(practiceTypes.order));
    const created = await apply({ documentContent });
    expect(created).toMatchObject({ statusId: 1, practiceType: { id: usual?.id }, employee: null });
    expect(created.docReference).toMatch(/^\d+\.pdf$/);
    expect(await list()).toEqual([created]);
    await expect(apply()).rejects.toMatchObject({ status: 409, reason: 'practice-requested' });
    await expect(apply({ practiceTypeId: other?.id })).resolves.toMatchObject({ statusId: 1 });
    await server.db.update(practiceApplications).set({ state: 'rejected' });
    await expect(apply()).resolves.toMatchObject({ statusId: 1 });
  });

  it('practice: is available to students whose personal information says so', async () => {
    const isEnabled = async () => (await student.call(personalInformation, {})).enablePractice;
    await inCourse(2);
    expect(await isEnabled()).toBe(false);
    await expect(apply()).rejects.toMatchObject({ status: 409, reason: 'practice-early' });
    expect(await list()).toEqual([]);
    await inCourse(3);
    expect(await isEnabled()).toBe(true);
    await apply();
  });

  it('practice: the document is available to its student only', async () => {
    const { id, docReference } = await apply({ documentContent });
    const params = { id: String(id) };
    const { name, bytes } = await student.call(calls.document, { params });
    expect(name).toBe(docReference);
    expect(new TextDecoder().decode(bytes)).toMatch(/^%PDF-[^]*\/MediaBox \[ 0 0 300 200 \]/);
    const [other] = await student.call(calls.types, {}).then((types) => types.slice(1));
    const bare = await apply({ practiceTypeId: other?.id });
    for (const [visitor, of] of [
      [headman, id],
      [student, bare.id],
    ] as const)
      await expect(visitor.call(calls.document, { params: { id: String(of) } })).rejects.toMatchObject({
        status: 404,
      });
  });

  it('practice: concurrent applications create one', async () => {
    const both = await Promise.allSettled([apply(), apply()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('practice: an application for a missing enterprise returns 404, and stores no document', async () => {
    const before = await server.db.$count(uploads);
    for (const name of ['enterpriseId', 'practiceTypeId', 'employeeId'])
      await expect(apply({ [name]: 2_000_000_000, documentContent })).rejects.toMatchObject({
        status: 404,
        reason: 'practice-choice-not-found',
      });
    expect(await server.db.$count(uploads)).toBe(before);
  });

  it('practice: only its student can update the sent fields of an application until it is decided', async () => {
    const { id, ...made } = await apply({ documentContent });
    const [, second] = await enterprises();
    const change = (body: object) => student.call(calls.update, { body: { id, ...body } });
    const changed = await change({ enterpriseId: second?.id });
    expect(changed).toEqual({ id, ...made, enterprise: second });
    const [, type] = await server.db.select().from(practiceTypes).orderBy(asc(practiceTypes.order));
    await apply({ practiceTypeId: type?.id });
    await expect(change({ practiceTypeId: type?.id })).rejects.toMatchObject({ status: 409 });
    const before = await server.db.$count(uploads);
    expect((await change({ documentContent })).docReference).not.toBe(made.docReference);
    expect(await server.db.$count(uploads)).toBe(before);
    await expect(change({ enterpriseId: 2_000_000_000 })).rejects.toMatchObject({ status: 404 });
    await expect(headman.call(calls.update, { body: { id } })).rejects.toMatchObject({ status: 404 });
    await server.db
      .update(practiceApplications)
      .set({ state: 'approved' })
      .where(eq(practiceApplications.id, id));
    await expect(change({})).rejects.toMatchObject({ status: 409, reason: 'practice-decided' });
  });
});
