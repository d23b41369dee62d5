import * as impersonation from '@semestr/api/impersonation';
import * as calls from '@semestr/api/personal-data';
import { fullName } from '@semestr/core/display';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeToken } from '../../../test/api-tokens.ts';
import {
  logins,
  NOW,
  startTestServer,
  type TestServer,
  type Visitor,
  type Who,
} from '../../../test/server.ts';
import { unzip } from '../../../test/zip.ts';
import { apiTokens } from '../../db/tables/api-tokens.ts';
import { audit } from '../../db/tables/audit.ts';
import { passwordLinks } from '../../db/tables/codes.ts';
import { employees } from '../../db/tables/employees.ts';
import { journalLessons } from '../../db/tables/journal.ts';
import { marks } from '../../db/tables/marks.ts';
import { meta } from '../../db/tables/meta.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { passkeys } from '../../db/tables/passkeys.ts';
import { photos } from '../../db/tables/photos.ts';
import { pushSubscriptions } from '../../db/tables/push.ts';
import { recoveryCodes, secondFactors } from '../../db/tables/second-factors.ts';
import { students } from '../../db/tables/students.ts';
import { uploads } from '../../db/tables/uploads.ts';
import { contacts, sessions, users } from '../../db/tables/users.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(NOW));

const accountOf = async (who: Who) => {
  const [account] = await server.db.select().from(users).where(eq(users.username, logins[who]));
  if (!account) throw new Error(`There is no account of ${who}`);
  return account;
};
const paramsOf = async (who: Who) => ({ id: String((await accountOf(who)).id) });

type Rows = Readonly<Record<string, readonly Record<string, unknown>[]>>;
const dataOf = (files: Map<string, string>, area: string): Rows =>
  JSON.parse(files.get(`${area}/data.json`) ?? '{}') as Rows;

async function archiveOf(visitor: Visitor): Promise<Map<string, string>> {
  const { name, bytes } = await visitor.call(calls.own, {});
  expect(name).toBe('personal-data.zip');
  return unzip(bytes);
}

/** Returns all credentials in the database, as texts. */
async function secrets(): Promise<string[]> {
  const { db } = server;
  const read = [
    db.select({ a: users.passwordHash }).from(users),
    db.select({ a: sessions.tokenHash, b: sessions.formerHash }).from(sessions),
    db.select({ a: apiTokens.tokenHash }).from(apiTokens),
    db.select({ a: passwordLinks.tokenHash }).from(passwordLinks),
    db.select({ a: recoveryCodes.hash }).from(recoveryCodes),
    db.select({ a: secondFactors.secret, b: secondFactors.recoverySalt }).from(secondFactors),
    db.select({ a: passkeys.credentialId, b: passkeys.publicKey }).from(passkeys),
    db
      .select({ a: pushSubscriptions.endpoint, b: pushSubscriptions.p256dh, c: pushSubscriptions.auth })
      .from(pushSubscriptions),
    db.select({ a: meta.secret }).from(meta),
  ];
  const rows: readonly object[] = (await Promise.all(read)).flat();
  return rows.flatMap((row) =>
    Object.values(row).flatMap((value: unknown) => {
      if (typeof value === 'string') return [value];
      if (!(value instanceof Uint8Array)) return [];
      const bytes = Buffer.from(value);
      return [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')];
    }),
  );
}

/** Creates every type of credentials for an account. */
async function createCredentials(who: Who): Promise<void> {
  const { id: userId } = await accountOf(who);
  const { db } = server;
  const now = new Date(NOW);
  await makeToken(server, who);
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
  await db.insert(secondFactors).values({
    userId,
    secret: Buffer.from('a sealed secret of an app'),
    recoverySalt: Buffer.from('the salt of its codes'),
    begunAt: now,
  });
  await db.insert(recoveryCodes).values({ userId, hash: '$argon2id$of-a-recovery-code' });
  await db.insert(passkeys).values({
    userId,
    credentialId: 'Y3JlZGVudGlhbA',
    publicKey: Buffer.from('a public key'),
    counter: 0,
    transports: [],
    name: 'Телефон',
    createdAt: now,
  });
  await db.insert(passwordLinks).values({ tokenHash: 'hash-of-a-link', userId, expiresAt: now });
  await db.insert(pushSubscriptions).values({
    userId,
    sessionHash: session?.tokenHash ?? '',
    endpoint: 'https://push.example.com/secret-address',
    p256dh: 'key-of-messages',
    auth: 'auth-of-messages',
    addedAt: now,
  });
}

describe('archive of a user', () => {
  it('data archive: contains all data of a student, with the names of references and with files', async () => {
    const { studentId, id: userId } = await accountOf('student');
    const owner = await server.client('student');
    const files = await archiveOf(owner);
    expect([...files.keys()].filter((name) => /^[^/]+$|data\.json$/.test(name))).toEqual([
      'readme.txt',
      'person/data.json',
      'account/data.json',
      'studies/data.json',
      'requests/data.json',
      'life/data.json',
      'messages/data.json',
    ]);
    expect(files.get('readme.txt')).toContain('Личные данные: Лисицкая Анна Игоревна');
    expect(files.get('readme.txt')).toContain('studies/data.json – отметки');
    const { students: own = [] } = dataOf(files, 'person');
    expect(own).toMatchObject([{ id: studentId, lastName: 'Лисицкая', group: '428501' }]);
    const { marks: exported = [] } = dataOf(files, 'studies');
    expect(exported).toHaveLength(await server.db.$count(marks, eq(marks.studentId, studentId ?? 0)));
    expect(exported[0]).toMatchObject({
      discipline: 'Основы алгоритмизации и программирования',
      teacher: 'Образцов Игорь Леонидович',
    });
    const { notifications: messages = [] } = dataOf(files, 'messages');
    expect(messages).toHaveLength(await server.db.$count(notifications, eq(notifications.userId, userId)));
    const [photo] = await server.db
      .select()
      .from(photos)
      .where(eq(photos.studentId, studentId ?? 0));
    expect(files.get('person/photo.jpg')).toBe(Buffer.from(photo?.picture ?? []).toString('utf8'));
    const [paper] = await server.db
      .select()
      .from(uploads)
      .where(eq(uploads.studentId, studentId ?? 0));
    const { uploads: papers = [] } = dataOf(files, 'requests');
    expect(papers).toMatchObject([{ id: paper?.id, file: `uploads/${paper?.id}.pdf` }]);
    expect(files.get(`requests/uploads/${paper?.id}.pdf`)).toMatch(/^%PDF/);
  });

  it('data archive: contains all data of an educator, in their language', async () => {
    const { employeeId } = await accountOf('teacher');
    const owner = await server.client('teacher', { cookie: 'language=en' });
    const files = await archiveOf(owner);
    expect(files.get('readme.txt')).toContain('Personal data: Образцов Игорь Леонидович');
    const { 'journal-lessons': lessons = [], announcements = [] } = dataOf(files, 'work');
    const taught = eq(journalLessons.employeeId, employeeId ?? 0);
    expect(lessons).toHaveLength(await server.db.$count(journalLessons, taught));
    expect(announcements.length).toBeGreaterThan(0);
    expect(dataOf(files, 'person')['positions']?.[0]).toHaveProperty('department');
    expect(files.has('studies/data.json')).toBe(false);
  });

  it('data archive: contains neither credentials nor names of other students', async () => {
    await createCredentials('student');
    const secretValues = await secrets();
    expect(secretValues.length).toBeGreaterThan(20);
    const everybody = await server.db.select().from(students);
    const teachers = (await server.db.select().from(employees)).map(fullName);
    for (const who of ['student', 'headman', 'teacher', 'admin'] as const) {
      const { studentId } = await accountOf(who);
      const own = everybody.find(({ id }) => id === studentId);
      const allowed = new Set([...teachers, ...(own ? [fullName(own)] : [])]);
      const names = everybody.map(fullName).filter((name) => !allowed.has(name));
      const whole = [...(await archiveOf(await server.client(who))).values()].join('\n');
      expect([who, secretValues.filter((secret) => whole.includes(secret))]).toEqual([who, []]);
      expect([who, names.filter((name) => whole.includes(name))]).toEqual([who, []]);
    }
  });

  it('data archive: does not name administrators, and has client addresses of the user’s own actions only', async () => {
    const admin = await server.client('admin');
    const body = { studentCardNumber: logins.headman, reason: 'Просьба о помощи' };
    await admin.call(impersonation.start, { body });
    const entry = { action: 'groups.update', subject: 'groups/7', details: { name: 'another' } };
    await server.db.insert(audit).values({
      ...entry,
      at: new Date(NOW),
      userId: (await accountOf('headman')).id,
      client: '203.0.113.9',
    });
    const files = await archiveOf(await server.client('headman'));
    const { audit: log = [] } = dataOf(files, 'account');
    const acted = log.find(({ action }) => action === 'impersonation');
    expect(acted).toMatchObject({ by: 'администратор', details: { reason: 'Просьба о помощи' } });
    for (const hidden of ['client', 'userId', 'asUserId']) expect(acted).not.toHaveProperty(hidden);
    const own = log.find(({ action }) => action === entry.action);
    expect(own).toMatchObject({ by: 'вы', client: '203.0.113.9' });
    expect(own).not.toHaveProperty('details');
    const { fio } = await accountOf('admin');
    expect([...files.values()].join('\n')).not.toContain(fio ?? 'nobody');
  });

  it('data archive: contains no messages to an unconfirmed address', async () => {
    const { id: userId } = await accountOf('noter');
    const email = and(eq(contacts.userId, userId), eq(contacts.type, 6));
    const message = {
      channel: 'email',
      subject: 'О входе',
      state: 'sent',
      createdAt: new Date(NOW),
    } as const;
    await server.db.update(contacts).set({ value: 'mine@example.by', isConfirmed: true }).where(email);
    await server.db.insert(outbox).values({
      ...message,
      recipient: 'mine@example.by',
      text: 'wording of the message',
      nextAt: new Date(NOW),
    });
    const owner = await server.client('noter');
    const sent = async () => dataOf(await archiveOf(owner), 'messages')['outbox'] ?? [];
    expect(await sent()).toMatchObject([{ recipient: 'mine@example.by', subject: 'О входе' }]);
    expect(JSON.stringify(await sent())).not.toContain('wording');
    await server.db.update(contacts).set({ isConfirmed: false }).where(email);
    expect(await sent()).toEqual([]);
  });

  it('data archive: is complete and ordered with more rows than are read at a time', async () => {
    const { id: userId } = await accountOf('master');
    const rows = Array.from({ length: 1200 }, (_, index) => ({
      userId,
      type: 'INFO' as const,
      message: `сообщение ${index}`,
      createdAt: new Date(NOW),
    }));
    await server.db.insert(notifications).values(rows);
    const files = await archiveOf(await server.client('master'));
    const { notifications: messages = [] } = dataOf(files, 'messages');
    const ids = messages.map(({ id }) => Number(id));
    expect(new Set(ids).size).toBe(await server.db.$count(notifications, eq(notifications.userId, userId)));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('data archive: requires step-up verification in an older session, and is logged', async () => {
    const owner = await server.client('student');
    const { id } = await accountOf('student');
    await archiveOf(owner);
    const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(entry).toMatchObject({
      userId: id,
      asUserId: null,
      action: 'personal-data.export',
      subject: `users/${id}`,
    });
    server.clock.forward(5.1);
    await expect(owner.call(calls.own, {})).rejects.toMatchObject({ status: 409, reason: 'proof-needed' });
  });

  it('data archive: is available only to its user, without tokens and impersonation', async () => {
    const { visitor } = await makeToken(server, 'student', { scopes: ['read', 'write'] });
    await expect(visitor.call(calls.own, {})).rejects.toMatchObject({ status: 403, reason: 'token-scope' });
    const admin = await server.client('admin');
    await admin.call(impersonation.start, { body: { studentCardNumber: logins.student } });
    await expect(admin.call(calls.own, {})).rejects.toMatchObject({ status: 423, reason: 'in-person-only' });
  });
});

describe('administrator', () => {
  it('data archive: an administrator downloads it with a reason, in the user’s language, and notifies the user', async () => {
    const { id } = await accountOf('student');
    await server.db.update(users).set({ language: 'en' }).where(eq(users.id, id));
    await server.db.delete(outbox);
    const admin = await server.client('admin');
    const body = { reason: ' Заявление 12 ' };
    const { bytes } = await admin.call(calls.ofAccount, { params: await paramsOf('student'), body });
    const files = unzip(bytes);
    expect(files.get('readme.txt')).toContain('Personal data: Лисицкая Анна Игоревна');
    expect(dataOf(files, 'person')['students']).toMatchObject([{ lastName: 'Лисицкая' }]);
    const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(entry).toMatchObject({
      userId: (await accountOf('admin')).id,
      action: 'personal-data.export',
      subject: `users/${id}`,
      details: { reason: 'Заявление 12' },
    });
    const [notice] = await server.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, id), isNotNull(notifications.localized)))
      .orderBy(desc(notifications.id))
      .limit(1);
    expect(notice?.message).toBe(
      'Администратор выгрузил ваши личные данные из портала. Причина: Заявление 12',
    );
    expect(await server.db.$count(outbox)).toBe(2);
  });

  it('data archive: returns 404 for a missing account', async () => {
    const admin = await server.client('admin');
    const body = { reason: 'Проверка' };
    await expect(admin.call(calls.ofAccount, { params: { id: '999999999' }, body })).rejects.toMatchObject({
      status: 404,
      reason: 'record-not-found',
    });
  });
});
