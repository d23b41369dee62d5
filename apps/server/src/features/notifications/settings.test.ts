import { resources } from '@semestr/api/contract';
import * as certificates from '@semestr/api/certificates';
import * as calls from '@semestr/api/notifications';
import { EMAIL } from '@semestr/core/contacts';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logins, NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { employees } from '../../db/tables/employees.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { students } from '../../db/tables/students.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { wordingOf } from '../../domain/outbox.ts';

let server: TestServer;
let student: Visitor;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  student = await server.client('student');
  await server.db.delete(outbox);
});

/** Settings with nothing chosen. */
const nothing: calls.NoticeSettings = { emailKinds: [], pushKinds: [], quiet: null };
const mails = () => server.db.select().from(outbox).orderBy(desc(outbox.id));

/** Rejects a certificate of the student, as an administrator does. */
async function refuse(): Promise<void> {
  const body = {
    certificateRequestDto: { certificateType: 'обычная', provisionPlace: 'в поликлинику' },
    certificateCount: 1,
  } as const;
  const [ordered] = await student.call(certificates.register, { body });
  const admin = await server.client('admin');
  const params = { id: String(ordered?.id) };
  const request = await admin.call(resources.certificates.one, { params });
  await admin.call(resources.certificates.update, {
    params,
    body: { ...request, state: 'rejected', rejectionReason: 'Справка уже выдана.' },
  });
}

/** Creates an announcement for the student's group, as an administrator does. */
async function announce(): Promise<void> {
  const [own] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
  const [educator] = await server.db.select().from(employees).limit(1);
  await (await server.client('admin')).call(resources.announcements.create, {
    body: {
      employeeId: educator?.id ?? 0,
      content: 'Консультация.',
      date: '2026-11-25',
      startTime: '14:00',
      endTime: null,
      room: null,
      groupIds: [own?.groupId ?? 0],
    },
  });
}

it('notification settings: default to no e-mails and no quiet hours', async () => {
  expect(await student.call(calls.settings, {})).toEqual({
    ...nothing,
    pushKinds: ['marks', 'decisions', 'schedule'],
  });
  await refuse();
  await announce();
  expect(await mails()).toEqual([]);
});

it('notification settings: the last choice is stored', async () => {
  const chosenSettings = {
    emailKinds: ['marks', 'marks', 'deadlines'],
    pushKinds: ['schedule', 'schedule'],
    quiet: { from: '22:00', to: '07:00' },
  } satisfies calls.NoticeSettings;
  await student.call(calls.setSettings, { body: chosenSettings });
  expect(await student.call(calls.settings, {})).toEqual({
    ...chosenSettings,
    emailKinds: ['marks', 'deadlines'],
    pushKinds: ['schedule'],
  });
  await student.call(calls.setSettings, { body: nothing });
  expect(await student.call(calls.settings, {})).toEqual(nothing);
});

it('notification settings: send only chosen types by e-mail, in the reader’s language', async () => {
  await student.call(calls.setSettings, { body: { ...nothing, emailKinds: ['decisions'] } });
  await announce();
  expect(await mails()).toEqual([]);
  await server.db.update(users).set({ language: 'en' }).where(eq(users.username, logins.student));
  await refuse();
  const [mail, ...others] = await mails();
  if (!mail) throw new Error('There is an e-mail');
  expect(others).toEqual([]);
  expect(wordingOf(mail)).toEqual({
    subject: 'Semestr: decision on your request',
    text: expect.stringMatching(/Справка уже выдана\..*because of your settings/),
  });
  expect(mail).toMatchObject({ channel: 'email', state: 'waiting' });
  await server.db.update(users).set({ language: null }).where(eq(users.username, logins.student));
});

it('notification settings: a message to a group reaches the students who chose its type', async () => {
  await student.call(calls.setSettings, { body: { ...nothing, emailKinds: ['announcements'] } });
  await announce();
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Семестр: объявление']);
});

it('notification settings: messages wait until the quiet hours end', async () => {
  const quiet = { from: '22:00', to: '07:00' };
  await student.call(calls.setSettings, { body: { ...nothing, emailKinds: ['decisions'], quiet } });
  server.clock.set('2026-11-20T20:30:00Z');
  student = await server.client('student');
  await refuse();
  expect((await mails()).map(({ nextAt }) => nextAt.toISOString())).toEqual(['2026-11-21T04:00:00.000Z']);
});

it('notification settings: nothing is sent to an unconfirmed address', async () => {
  await student.call(calls.setSettings, { body: { ...nothing, emailKinds: ['announcements'] } });
  const [user] = await server.db.select().from(users).where(eq(users.username, logins.student));
  const own = and(eq(contacts.userId, user?.id ?? 0), eq(contacts.type, EMAIL));
  await server.db.update(contacts).set({ isConfirmed: false }).where(own);
  await announce();
  expect(await mails()).toEqual([]);
  await server.db.update(contacts).set({ isConfirmed: true }).where(own);
});

it.each([
  [{ ...nothing, emailKinds: ['everything'] }],
  [{ ...nothing, pushKinds: ['everything'] }],
  [{ ...nothing, quiet: { from: '25:00', to: '07:00' } }],
])('notification settings: rejects %j and changes nothing', async (body) => {
  const before = await student.call(calls.settings, {});
  const response = await student.fetch('/api/v1/notifications/settings', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await student.call(calls.settings, {})).toEqual(before);
});
