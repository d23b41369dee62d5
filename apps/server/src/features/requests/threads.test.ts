import type { Received } from '@semestr/api/endpoint';
import * as diploma from '@semestr/api/diploma-records';
import * as leaves from '@semestr/api/leaves';
import * as notifications from '@semestr/api/notifications';
import * as papers from '@semestr/api/papers';
import * as calls from '@semestr/api/request-threads';
import * as desk from '@semestr/api/requests';
import { dueDay, type RequestKind } from '@semestr/core/requests/kinds';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scan } from '../../../test/calls/omissions.ts';
import { makeRequest } from '../../../test/requests.ts';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { requestThreads } from '../../db/tables/request-threads.ts';
import { academicLeaves } from '../../db/tables/requests.ts';
import { users } from '../../db/tables/users.ts';

let server: TestServer;
let student: Visitor;
let headman: Visitor;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
  headman = await server.client('headman');
  admin = await server.client('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(requestThreads);
  await server.db.delete(academicLeaves);
});

const fields = { reason: 'health', dateFrom: '2026-11-16', dateTo: '2027-08-31' } as const;

/** Creates a request; returns the parameters of its calls. */
async function request() {
  const { id } = await student.call(leaves.create, { body: { ...fields, document: [scan] } });
  return { kind: 'leaves' as const, id: String(id) };
}
type Key = Awaited<ReturnType<typeof request>>;

const question = 'На справке нет печати. Приложите скан с печатью.';
const ask = (params: Key, text = question) => admin.call(calls.ask, { params, body: { text } });
const reply = (params: Key, body: Partial<Received<typeof calls.reply>['body']>, by = student) =>
  by.call(calls.reply, { params, body: { text: '', ...body } });
const threadOf = (params: { kind: RequestKind; id: string }) => admin.call(calls.thread, { params });
const queue = async (filter: desk.QueueFilter) => {
  const { items } = await admin.call(desk.list, {
    query: { filter: JSON.stringify({ kind: ['leaves'], ...filter }) },
  });
  return items;
};
const decide = async (params: Key, version: number) =>
  admin.call(leaves.records.update, {
    params,
    body: { version, state: 'rejected', rejectionReason: 'Нет печати.' },
  });

describe('questions about requests', () => {
  it('request threads: a request that waits for the student is not in the queue of the university', async () => {
    const key = await request();
    await ask(key);
    expect(await queue({})).toEqual([]);
    expect(await queue({ state: 'decided' })).toEqual([]);
    const [row] = await queue({ state: 'asked' });
    expect(row).toMatchObject({ id: Number(key.id), state: 'waiting', askedAt: expect.any(String) });
    await reply(key, { text: 'Прикладываю.' });
    expect(await queue({ state: 'asked' })).toEqual([]);
    const [replied] = await queue({});
    expect(replied).toMatchObject({ id: Number(key.id), askedAt: null, repliedAt: expect.any(String) });
  });

  it('request threads: the deadline for a decision starts again with the reply', async () => {
    const key = await request();
    await server.db.update(academicLeaves).set({ createdAt: new Date('2026-11-01T09:00:00+03:00') });
    const [late] = await queue({ overdue: true });
    expect(late?.dueOn).toBe(dueDay('leaves', '2026-11-01'));
    await ask(key);
    await reply(key, { text: 'Прикладываю.' });
    expect(await queue({ overdue: true })).toEqual([]);
    const [replied] = await queue({});
    expect(replied?.dueOn).toBe(dueDay('leaves', '2026-11-20'));
  });

  it('request threads: the student is notified of the question and sees it with the replies', async () => {
    const key = await request();
    await ask(key);
    const [newest] = (await student.call(notifications.list, { query: {} })).notifications;
    expect(newest).toMatchObject({ message: expect.stringContaining(question), about: 'leaves' });
    expect(await student.call(calls.questions, {})).toMatchObject([
      { kind: 'leaves', id: Number(key.id), isOpen: true, messages: [{ isReply: false, text: question }] },
    ]);
    await reply(key, { text: 'Прикладываю.', document: [scan] });
    expect(await student.call(calls.questions, {})).toMatchObject([
      { isOpen: false, messages: [{}, { isReply: true, text: 'Прикладываю.', hasDocument: true }] },
    ]);
    expect(await headman.call(calls.questions, {})).toEqual([]);
  });

  it('request threads: the office reads the reply and downloads its document', async () => {
    const key = await request();
    await ask(key);
    await reply(key, { document: [scan] });
    const { askedAt, events } = await threadOf(key);
    expect(askedAt).toBeNull();
    expect(events).toMatchObject([
      { event: 'question', text: question, author: expect.any(String) },
      { event: 'reply', text: '', author: null, uploadId: expect.any(Number) },
    ]);
    const file = await admin.call(papers.upload, { params: { id: String(events[1]?.uploadId) } });
    expect(file.type).toBe('application/pdf');
  });

  it('request threads: rejects a reply without text and document, of others, and without a question', async () => {
    const key = await request();
    await expect(reply(key, { text: 'Ответ' })).rejects.toMatchObject({ reason: 'request-not-asked' });
    await ask(key);
    await expect(reply(key, { text: '  ' })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'text', reason: 'required' }],
    });
    await expect(reply(key, { text: 'Ответ' }, headman)).rejects.toMatchObject({ status: 404 });
    expect((await threadOf(key)).events).toHaveLength(1);
  });

  it('request threads: a decision settles the question, and a decided request cannot be asked about', async () => {
    const key = await request();
    await ask(key);
    const [row] = await queue({ state: 'asked' });
    await decide(key, row?.version ?? 0);
    expect((await threadOf(key)).askedAt).toBeNull();
    expect(await student.call(calls.questions, {})).toMatchObject([{ isOpen: false }]);
    await expect(reply(key, { text: 'Поздно' })).rejects.toMatchObject({ reason: 'request-not-asked' });
    await expect(ask(key)).rejects.toMatchObject({ status: 409, reason: 'request-not-pending' });
  });

  it('request threads: a decision settles the question about a topic that then waits for its approval', async () => {
    const topic = { cardNumber: logins.student, kind: 'topics' } as const;
    const id = await makeRequest(server.db, topic, server.clock.now());
    const key = { kind: 'topics' as const, id: String(id) };
    const idsOf = async (state: 'asked' | 'waiting') =>
      (await queue({ kind: ['topics'], state })).map((item) => item.id);
    await admin.call(calls.ask, { params: key, body: { text: question } });
    expect([await idsOf('asked'), await idsOf('waiting')]).toEqual([[id], expect.not.arrayContaining([id])]);
    server.clock.forward(1);
    const body = { version: 2, state: 'agreed' as const };
    await admin.call(diploma.diplomaSuggestions.update, { params: key, body });
    expect([await idsOf('asked'), await idsOf('waiting')]).toEqual([[], expect.arrayContaining([id])]);
    expect((await threadOf(key)).askedAt).toBeNull();
    await expect(student.call(calls.reply, { params: key, body: { text: 'Поздно' } })).rejects.toMatchObject({
      reason: 'request-not-asked',
    });
  });

  it('request threads: a decision based on the version before the reply is rejected', async () => {
    const key = await request();
    await ask(key);
    const [row] = await queue({ state: 'asked' });
    await reply(key, { text: 'Прикладываю.' });
    await expect(decide(key, row?.version ?? 0)).rejects.toMatchObject({ reason: 'record-stale' });
  });
});

describe('work on requests', () => {
  it('request threads: the student does not see notes and assignees', async () => {
    const key = await request();
    await admin.call(calls.note, { params: key, body: { text: 'Поликлиника подтвердила.' } });
    const own = (await admin.call(calls.assignees, {})).find(({ isOwn }) => isOwn);
    await admin.call(calls.assign, { params: key, body: { assigneeId: own?.id ?? 0 } });
    expect((await threadOf(key)).events).toMatchObject([
      { event: 'note', text: 'Поликлиника подтвердила.' },
      { event: 'assigned', assignee: own?.name },
    ]);
    expect(await student.call(calls.questions, {})).toEqual([]);
    const [mine] = await queue({ isMine: true });
    expect(mine?.assignee).toEqual({ id: own?.id, name: own?.name });
  });

  it('request threads: assigning the same person again is not recorded', async () => {
    const key = await request();
    const own = (await admin.call(calls.assignees, {})).find(({ isOwn }) => isOwn);
    const assign = (assigneeId: number | null) =>
      admin.call(calls.assign, { params: key, body: { assigneeId } });
    await assign(own?.id ?? 0);
    await assign(own?.id ?? 0);
    await assign(null);
    expect((await threadOf(key)).events).toMatchObject([{ assignee: own?.name }, { assignee: null }]);
  });

  it('request threads: only users who decide on requests can be assigned', async () => {
    const key = await request();
    const assign = (assigneeId: number) => admin.call(calls.assign, { params: key, body: { assigneeId } });
    const [account] = await server.db.select().from(users).where(eq(users.username, logins.student));
    await expect(assign(account?.id ?? 0)).rejects.toMatchObject({ fields: [{ field: 'assigneeId' }] });
    await expect(assign(999_999)).rejects.toMatchObject({ fields: [{ field: 'assigneeId' }] });
  });

  it('request threads: a dean’s office is only assigned requests of its own faculty', async () => {
    const key = await request();
    const assign = (assigneeId: number) => admin.call(calls.assign, { params: key, body: { assigneeId } });
    const [own] = await queue({});
    const ofDean = eq(users.username, logins.dean);
    const setFaculty = (staffFacultyId: number) =>
      server.db.update(users).set({ staffFacultyId }).where(ofDean).returning({ id: users.id });
    const [other] = await server.db
      .insert(faculties)
      .values({ name: 'Факультет без студентов', abbrev: 'ФБС' })
      .returning();
    const [dean] = await setFaculty(other?.id ?? 0);
    await expect(assign(dean?.id ?? 0)).rejects.toMatchObject({ fields: [{ field: 'assigneeId' }] });
    await setFaculty(own?.student.facultyId ?? 0);
    expect(await assign(dean?.id ?? 0)).toEqual({ assigneeId: dean?.id });
  });
});
