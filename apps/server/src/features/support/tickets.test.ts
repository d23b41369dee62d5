import { audit } from '@semestr/api/audit';
import * as calls from '@semestr/api/support-tickets';
import { report } from '@semestr/api/support';
import * as notifications from '@semestr/api/notifications';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bugReportEvents, bugReports } from '../../db/tables/bug-reports.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { contacts, signInFailures, users } from '../../db/tables/users.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let support: Visitor;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  [support, admin] = [await server.client('support'), await server.client('admin')];
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(signInFailures));

const body = {
  description: 'Не открывается расписание.\nПробовал дважды.',
  email: 'anna@example.by',
  subject: 'Расписание',
  url: 'https://portal.example/schedule',
};

/** Sends a report; returns its id as text. */
async function send(from?: Visitor, fields: object = {}): Promise<string> {
  const visitor = from ?? (await server.client());
  await visitor.call(report, { body: { ...body, ...fields } });
  const [row] = await server.db.select().from(bugReports).orderBy(desc(bugReports.id)).limit(1);
  return String(row?.id);
}

const read = (id: string) => support.call(calls.bugReports.one, { params: { id } });
const threadOf = (id: string) => support.call(calls.thread, { params: { id } });
async function change(id: string, values: object, by = support) {
  const { version } = await read(id);
  return by.call(calls.bugReports.update, { params: { id }, body: { ...values, version } });
}
const ownId = async (who: Visitor) => {
  const found = (await who.call(calls.assignees, {})).find(({ isOwn }) => isOwn);
  if (!found) throw new Error('The caller is no assignee');
  return found.id;
};
const mailsTo = (recipient: string) =>
  server.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.channel, 'email')))
    .orderBy(outbox.id);

it('bug reports: a new report has the sender’s text before the technical details', async () => {
  const id = await send();
  expect(await read(id)).toMatchObject({
    state: 'new',
    assigneeId: null,
    userId: null,
    description: body.description,
    details: 'Тема: Расписание\nE-mail: anna@example.by\nСтраница: https://portal.example/schedule',
  });
});

it('bug reports: assigning a new report starts progress, and the thread shows by whom', async () => {
  const id = await send();
  const me = await ownId(support);
  expect(await change(id, { assigneeId: me })).toMatchObject({ state: 'in-progress', assigneeId: me });
  expect((await threadOf(id)).events).toMatchObject([{ event: 'assigned', assigneeId: me, authorId: me }]);
  const filter = JSON.stringify({ assigneeId: me, state: ['new', 'in-progress'] });
  const listed = await support.call(calls.bugReports.list, { query: { filter } });
  expect(listed.map((one) => String(one.id))).toContain(id);
});

it('bug reports: only users who may answer reports can be assignees', async () => {
  const id = await send();
  const names = await admin.call(calls.assignees, {});
  const roles = await server.db.select().from(users);
  const roleOf = (userId: number) => roles.find((one) => one.id === userId);
  expect(names.length).toBeGreaterThan(1);
  for (const one of names)
    expect(roleOf(one.id)?.role === 'admin' || roleOf(one.id)?.staffRole === 'support').toBe(true);
  const librarian = roles.find(({ staffRole }) => staffRole === 'library');
  await expect(change(id, { assigneeId: librarian?.id })).rejects.toMatchObject({
    status: 400,
    fields: [{ field: 'assigneeId', reason: 'unknown' }],
  });
});

it.each([
  ['new', 'answered'],
  ['closed', 'new'],
] as const)('bug reports: a report that is %s cannot be set to %s', async (from, to) => {
  const id = await send();
  await server.db
    .update(bugReports)
    .set({ state: from })
    .where(eq(bugReports.id, Number(id)));
  await expect(change(id, { state: to })).rejects.toMatchObject({
    status: 400,
    fields: [{ field: 'state', reason: 'format' }],
  });
});

it('bug reports: a stale change is rejected, and a change can be undone from the audit log', async () => {
  const id = await send();
  await change(id, { state: 'closed' });
  const stale = { params: { id }, body: { state: 'in-progress' as const, version: 1 } };
  await expect(support.call(calls.bugReports.update, stale)).rejects.toMatchObject({
    reason: 'record-stale',
  });
  const filter = JSON.stringify({ subject: `bug-reports/${id}`, action: 'bug-reports.update' });
  const [entry] = await support.call(audit.list, { query: { filter, sort: '["id","DESC"]' } });
  await support.call(audit.undo, { params: { id: String(entry?.id) } });
  expect(await read(id)).toMatchObject({ state: 'new' });
  expect((await threadOf(id)).events.map(({ event, state }) => [event, state])).toEqual([
    ['state', 'closed'],
    ['state', 'new'],
  ]);
});

it('bug reports: an answer goes to the sender by mail, in the language of the report', async () => {
  const email = 'english@example.by';
  const id = await send(await server.client(undefined, { cookie: 'language=en' }), { email });
  const text = 'Fixed: {{reload}} the page.';
  expect(await support.call(calls.answer, { params: { id }, body: { text } })).toMatchObject({
    recipients: 1,
  });
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.language).toBe('en');
  expect(mail?.text).toContain(`${text}\n\n`);
  expect(mail?.text).toContain(body.description);
  const message = await admin.call(notifications.outbox.one, { params: { id: String(mail?.id) } });
  expect(message).toMatchObject({ subject: `Semestr: reply to your report no. ${id}` });
  expect(await read(id)).toMatchObject({ state: 'answered' });
  expect((await threadOf(id)).events).toMatchObject([{ event: 'answer', text, delivery: 'waiting' }]);
});

it('bug reports: a signed-in sender is certain, is notified, and reads the answer in the portal', async () => {
  const student = await server.client('student');
  const id = await send(student, { email: 'other@example.by' });
  const { sender } = await threadOf(id);
  expect(sender).toMatchObject({ isCertain: true });
  await support.call(calls.note, { params: { id }, body: { text: 'Секрет поддержки' } });
  await support.call(calls.answer, { params: { id }, body: { text: 'Обновите страницу.' } });
  const [own] = await student.call(calls.own, {});
  expect(own).toMatchObject({
    subject: 'Расписание',
    description: body.description,
    state: 'answered',
    answers: [{ text: 'Обновите страницу.' }],
  });
  expect(JSON.stringify(own)).not.toContain('Секрет');
  const page = await student.call(notifications.list, { query: {} });
  expect(JSON.stringify(page)).toContain('Поддержка ответила на');
  const another = await server.client('teacher');
  expect(await another.call(calls.own, {})).toEqual([]);
});

it('bug reports: an account with the confirmed e-mail is a guess, an unconfirmed e-mail is ignored', async () => {
  const [contact] = await server.db
    .select()
    .from(contacts)
    .where(and(eq(contacts.type, 6), eq(contacts.isConfirmed, true)))
    .limit(1);
  const id = await send(undefined, { email: contact?.value.toUpperCase() });
  expect((await threadOf(id)).sender).toEqual({ userId: contact?.userId, isCertain: false });
  await server.db
    .update(contacts)
    .set({ isConfirmed: false })
    .where(eq(contacts.id, contact?.id ?? 0));
  expect((await threadOf(id)).sender).toBeNull();
});

it('bug reports: senders of merged reports get the answer, even if it was given before the merge', async () => {
  const [main, early, late] = [
    await send(undefined, { email: 'main@example.by' }),
    await send(undefined, { email: 'early@example.by' }),
    await send(undefined, { email: 'late@example.by' }),
  ];
  expect(await change(early, { mergedIntoId: Number(main) })).toMatchObject({ state: 'closed' });
  await expect(
    support.call(calls.answer, { params: { id: early }, body: { text: 'Здесь' } }),
  ).rejects.toMatchObject({ status: 409, reason: 'bug-report-merged' });
  const answered = await support.call(calls.answer, { params: { id: main }, body: { text: 'Исправлено' } });
  expect(answered.recipients).toBe(2);
  expect(await mailsTo('early@example.by')).toHaveLength(1);
  expect(await mailsTo('late@example.by')).toHaveLength(0);
  await change(late, { mergedIntoId: Number(main) });
  expect(await mailsTo('late@example.by')).toMatchObject([
    { text: expect.stringContaining('Исправлено') as string },
  ]);
  expect((await threadOf(main)).merged.map(({ email }) => email)).toEqual([
    'early@example.by',
    'late@example.by',
  ]);
});

it('bug reports: a merge with itself or in a circle is rejected', async () => {
  const [first, second] = [await send(), await send()];
  await expect(change(first, { mergedIntoId: Number(first) })).rejects.toMatchObject({ status: 400 });
  await change(first, { mergedIntoId: Number(second) });
  await expect(change(second, { mergedIntoId: Number(first) })).rejects.toMatchObject({
    status: 400,
    fields: [{ field: 'mergedIntoId', reason: 'format' }],
  });
});

it('bug reports: a separated report gets its own state back', async () => {
  const [first, second] = [await send(), await send()];
  await change(first, { mergedIntoId: Number(second) });
  await change(first, { mergedIntoId: null, state: 'in-progress' });
  expect(await read(first)).toMatchObject({ mergedIntoId: null, state: 'in-progress' });
  expect((await threadOf(first)).events.map(({ event }) => event)).toEqual(['merged', 'separated']);
});

it('bug reports: a report without the sender’s text shows the whole mail', async () => {
  const id = await send();
  await server.db
    .update(bugReports)
    .set({ description: '' })
    .where(eq(bugReports.id, Number(id)));
  const { text } = await read(id);
  expect(await read(id)).toMatchObject({ description: text, details: '' });
  expect(await server.db.$count(bugReportEvents, eq(bugReportEvents.reportId, Number(id)))).toBe(0);
});
