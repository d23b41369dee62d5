import * as calls from '@semestr/api/diploma';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { groups } from '../../db/tables/groups.ts';
import { diplomaSuggestions, diplomaTopics } from '../../db/tables/diploma.ts';
import { unzip } from '../../../test/zip.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { own } from '../../../test/calls/diploma.ts';

let server: TestServer;
let student: Visitor;
let headman: Visitor;
let employeeId: number;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('graduate');
  headman = await server.client('headman');
  const [offered] = await server.db.select().from(diplomaTopics).limit(1);
  employeeId = offered?.employeeId ?? 0;
  await studyIn({ course: 4 });
});
afterAll(() => server.close());

/** Changes the graduate's group. */
const studyIn = (place: { course: number; degree?: number }) =>
  server.db.update(groups).set(place).where(eq(groups.name, '228501'));
const topics = () => student.call(calls.topics, {});
const topicName = 'Программное средство учёта занятий';

describe('topics of a student', () => {
  it('diploma: topics are listed newest first, with internal and external supervisors', async () => {
    const all = await topics();
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
    expect(new Set(all.map(({ statusId }) => statusId))).toEqual(new Set([1, 3, 5]));
    expect(all.every(({ employee, externalManager }) => employee !== null || externalManager !== null)).toBe(
      true,
    );
    expect(all.find(({ externalManager }) => externalManager)?.externalManager).toMatchObject({
      names: expect.stringMatching(/\S+ \S+ \S+/) as string,
      workPlace: expect.stringMatching(/\S/) as string,
    });
    expect(all.find(({ statusId }) => statusId === 3)?.rejectionReason).toMatch(/\S/);
  });

  it('diploma: topics can be chosen from those offered by supervisors', async () => {
    const offered = await student.call(calls.topicsOfEmployee, { query: { employeeId: String(employeeId) } });
    expect(offered.length).toBeGreaterThan(0);
    const query = { 'external-manager-fio': 'ш' };
    const managers = await student.call(calls.externalManagers, { query });
    expect(managers.length).toBeGreaterThan(0);
    expect(managers.every(({ names }) => names.startsWith('Ш'))).toBe(true);
  });

  it('diploma: an agreed topic becomes an application', async () => {
    const agreed = await own(server.db, 'approved');
    const { name, bytes } = await student.call(calls.application, { body: { id: agreed ?? 0 } });
    expect(name).toBe('application.docx');
    const text = unzip(bytes).get('word/document.xml') ?? '';
    expect(text).toContain('Зеленко Артём Викторович');
    expect(text).toContain('Ректору Примерного университета Воробьёву И. П.');
    expect(text).toContain((await topics()).find(({ id }) => id === agreed)?.topic);
    const id = (await own(server.db, 'suggested')) ?? 0;
    await expect(student.call(calls.application, { body: { id } })).rejects.toMatchObject({
      status: 409,
      reason: 'diploma-topic-not-agreed',
    });
    await expect(headman.call(calls.application, { body: { id } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('suggestion', () => {
  beforeEach(() => server.db.delete(diplomaSuggestions));
  const suggest = (change: object = {}) =>
    student.call(calls.add, { body: { employeeId, topicName, englishTopic: '', ...change } });

  it('diploma: a suggested topic is listed first, one at a time', async () => {
    const created = await suggest();
    expect(created).toMatchObject({ topic: topicName, statusId: 5, englishTopic: null, accepted: false });
    expect(created.employee).toMatchObject({ id: employeeId, urlId: expect.any(String) as string });
    expect(await topics()).toEqual([created]);
    await expect(suggest()).rejects.toMatchObject({ status: 409, reason: 'diploma-suggested' });
    await server.db.update(diplomaSuggestions).set({ state: 'rejected' });
    expect(await suggest()).toMatchObject({ statusId: 5 });
  });

  it('diploma: suggestions require the last course of a first degree, or any course of another degree', async () => {
    await studyIn({ course: 3 });
    await expect(suggest()).rejects.toMatchObject({ status: 409, reason: 'diploma-early' });
    expect(await topics()).toEqual([]);
    await studyIn({ course: 1, degree: 2 });
    expect(await suggest()).toMatchObject({ statusId: 5 });
    await studyIn({ course: 4, degree: 1 });
  });

  it('diploma: concurrent suggestions create one', async () => {
    const both = await Promise.allSettled([suggest(), suggest()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('diploma: rejects an unknown supervisor', async () => {
    const missing = 2_000_000_000;
    await expect(suggest({ employeeId: missing })).rejects.toMatchObject({ status: 404 });
    await expect(suggest({ externalManagerId: missing })).rejects.toMatchObject({
      reason: 'diploma-manager-not-found',
    });
    expect(await topics()).toEqual([]);
  });

  it('diploma: a suggestion can be withdrawn until it is considered', async () => {
    const query = { id: String((await suggest()).id) };
    await expect(headman.call(calls.remove, { query })).rejects.toMatchObject({ status: 404 });
    await server.db.update(diplomaSuggestions).set({ state: 'agreed' });
    await expect(student.call(calls.remove, { query })).rejects.toMatchObject({
      status: 409,
      reason: 'diploma-topic-decided',
    });
    await server.db.update(diplomaSuggestions).set({ state: 'suggested' });
    await student.call(calls.remove, { query });
    expect(await topics()).toEqual([]);
    await expect(student.call(calls.remove, { query })).rejects.toMatchObject({ status: 404 });
  });

  it('diploma: a suggestion can be changed until it is considered', async () => {
    const { id, date } = await suggest({ justification: 'Есть данные.' });
    const change = (more: object = {}, visitor = student) =>
      visitor.call(calls.update, { body: { id, employeeId, topicName: 'Другая тема', ...more } });
    expect(await change()).toMatchObject({
      id,
      date,
      topic: 'Другая тема',
      justification: null,
      statusId: 5,
      decidedDate: null,
    });
    await expect(change({}, headman)).rejects.toMatchObject({ status: 404 });
    await expect(change({ employeeId: 2_000_000_000 })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'employeeId', reason: 'unknown' }],
    });
    await server.db.update(diplomaSuggestions).set({ state: 'agreed', decidedAt: server.clock.now() });
    await expect(change()).rejects.toMatchObject({ status: 409, reason: 'diploma-topic-decided' });
    expect(await topics()).toMatchObject([{ topic: 'Другая тема', decidedDate: '20.11.2026' }]);
  });
});
