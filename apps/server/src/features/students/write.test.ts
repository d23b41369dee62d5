import * as calls from '@semestr/api/students';
import { audit as auditCalls } from '@semestr/api/audit';
import { and, desc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../db/tables/audit.ts';
import { students } from '../../db/tables/students.ts';
import { marks } from '../../db/tables/marks.ts';
import { contacts, sessions, users } from '../../db/tables/users.ts';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { nonEmpty } from '../../../test/non-empty.ts';
import { newStudent } from '../../../test/calls/students.ts';

let server: TestServer;
let admin: Visitor;
let body: Awaited<ReturnType<typeof newStudent>>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  body = await newStudent(server.db);
});
afterAll(() => server.close());

const params = ({ id }: { id: number }) => ({ id: String(id) });
const accountOf = async (studentId: number) => {
  const [account] = await server.db.select().from(users).where(eq(users.studentId, studentId));
  return account;
};
/** Two requests can overlap only with more than one connection: on PostgreSQL. */
it('students: only one of two concurrent new heads of a group remains', async () => {
  const add = (cardNumber: string) =>
    admin.call(calls.create, { body: { ...body, cardNumber, isGroupHead: true, inPlaceOfHead: true } });
  for (let round = 0; round < 5; round += 1) {
    const created = await Promise.all([add(`7285010${round}`), add(`7285020${round}`)]);
    const heads = await server.db
      .select({ id: students.id })
      .from(students)
      .where(and(eq(students.groupId, body.groupId), eq(students.isGroupHead, true)));
    expect(heads).toHaveLength(1);
    expect(created.map(({ id }) => id)).toContain(heads[0]?.id);
  }
});

const newest = async () => (await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0];

it('CNS-02 students: are added with an account, updated with the username, and deleted with both', async () => {
  const created = await admin.call(calls.create, { body });
  expect(created).toMatchObject({ lastName: 'Новиков', birthDate: '2008-02-29', email: null, version: 1 });
  expect(await accountOf(created.id)).toMatchObject({
    username: '52850099',
    role: 'student',
    passwordHash: null,
  });
  const changed = await admin.call(calls.update, {
    params: params(created),
    body: { ...body, cardNumber: '52850098', illiquidMessage: 'Нет снимка паспорта.', version: 1 },
  });
  expect(changed).toMatchObject({ version: 2, illiquidMessage: 'Нет снимка паспорта.' });
  expect((await accountOf(created.id))?.username).toBe('52850098');
  expect(await newest()).toMatchObject({
    action: 'students.update',
    subject: `students/${created.id}`,
    details: {
      cardNumber: { from: '52850099', to: '52850098' },
      illiquidMessage: { from: null, to: 'Нет снимка паспорта.' },
    },
  });
  await expect(
    admin.call(calls.update, { params: params(created), body: { ...body, version: 1 } }),
  ).rejects.toMatchObject({ status: 409, reason: 'record-stale' });
  expect(await admin.call(calls.remove, { params: params(created) })).toEqual({ id: created.id });
  expect(await accountOf(created.id)).toBeUndefined();
  await expect(admin.call(calls.remove, { params: params(created) })).rejects.toMatchObject({ status: 404 });
});

it('students: rejects a duplicate student card number or username, and a missing group, with the field', async () => {
  const createdAt = server.clock.now();
  await server.db.insert(users).values({ username: '7700001', role: 'admin', createdAt });
  const before = await server.db.$count(students);
  for (const cardNumber of [logins.student, '7700001'])
    await expect(admin.call(calls.create, { body: { ...body, cardNumber } })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'cardNumber', reason: 'taken' }],
    });
  await expect(admin.call(calls.create, { body: { ...body, groupId: 1 } })).rejects.toMatchObject({
    status: 400,
    fields: [{ field: 'groupId', reason: 'unknown' }],
  });
  expect(await server.db.$count(students)).toBe(before);
});

it('students: a second group head requires confirmation, and then replaces the first', async () => {
  const [old] = await server.db
    .select()
    .from(students)
    .where(and(eq(students.isGroupHead, true), ne(students.groupId, body.groupId)))
    .limit(1);
  const { id = 0, groupId = 0, lastName, firstName, middleName } = old ?? {};
  const headsOf = async () => {
    const heads = await server.db.select().from(students).where(eq(students.isGroupHead, true));
    return heads.filter((head) => head.groupId === groupId).map((head) => head.id);
  };
  const question = { reason: 'group-has-head', head: { id, lastName, firstName, middleName } };
  const second = { ...body, groupId, isGroupHead: true };
  await expect(admin.call(calls.create, { body: second })).rejects.toMatchObject({
    status: 409,
    reason: 'group-has-head',
    body: question,
  });
  expect(await headsOf()).toEqual([id]);

  const created = await admin.call(calls.create, { body: { ...body, groupId } });
  const become = (more: object) =>
    admin.call(calls.update, { params: params(created), body: { ...second, version: 1, ...more } });
  await expect(become({})).rejects.toMatchObject({ status: 409, body: question });
  expect(await headsOf()).toEqual([id]);
  expect(await become({ inPlaceOfHead: true })).toMatchObject({ isGroupHead: true, version: 2 });
  expect(await headsOf()).toEqual([created.id]);
  const entries = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(2);
  expect(entries.map(({ subject, details }) => [subject, details])).toEqual([
    [`students/${created.id}`, { isGroupHead: { from: false, to: true } }],
    [`students/${id}`, { isGroupHead: { from: true, to: false } }],
  ]);
  // No confirmation is needed for the current head.
  expect(await become({ version: 2, lastName: 'Иной' })).toMatchObject({ lastName: 'Иной' });
  await admin.call(calls.remove, { params: params(created) });
});

it('students: a repeated request with the same key adds one student', async () => {
  const send = () =>
    admin.fetch('/api/v1/admin/students', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one-student-1' },
      body: JSON.stringify({ ...body, cardNumber: '52850097' }),
    });
  const [first, second] = [await (await send()).json(), await (await send()).json()];
  expect(second).toEqual(first);
});

it('VAL-08 students: rejects a future birth date and a malformed student card number with their fields', async () => {
  const wrong = (field: string, reason: string) => ({ status: 400, fields: [{ field, reason }] });
  const add = (changes: object) => admin.call(calls.create, { body: { ...body, ...changes } });
  await expect(add({ birthDate: '2026-11-21' })).rejects.toMatchObject(wrong('birthDate', 'too-big'));
  for (const cardNumber of ['123', 'abcdefgh', '528500991'])
    await expect(add({ cardNumber })).rejects.toMatchObject(wrong('cardNumber', 'format'));
  const created = await add({ cardNumber: 'ad850077', birthDate: '2026-11-20' });
  const change = (changes: object, version = 1) =>
    admin.call(calls.update, {
      params: params(created),
      body: { ...body, cardNumber: 'ad850077', version, ...changes },
    });
  await expect(change({ birthDate: '2030-01-01' })).rejects.toMatchObject(wrong('birthDate', 'too-big'));
  await expect(change({ cardNumber: '123' })).rejects.toMatchObject(wrong('cardNumber', 'format'));
  // An imported number does not prevent other changes.
  await server.db.update(students).set({ cardNumber: 'X-1' }).where(eq(students.id, created.id));
  expect(await change({ cardNumber: 'X-1', lastName: 'Иной' })).toMatchObject({ lastName: 'Иной' });
  await admin.call(calls.remove, { params: params(created) });
});

const undo = async () => admin.call(auditCalls.undo, { params: params({ id: (await newest())?.id ?? 0 }) });

it('CNS-02 students: a student with marks cannot be deleted, and the refusal lists the uses', async () => {
  const [student] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
  const { id = 0 } = student ?? {};
  const markCount = await server.db.$count(marks, eq(marks.studentId, id));
  expect(markCount).toBeGreaterThan(0);
  await expect(admin.call(calls.remove, { params: params({ id }) })).rejects.toMatchObject({
    status: 409,
    reason: 'record-in-use',
    body: { uses: expect.arrayContaining([{ resource: 'marks', count: markCount }]) },
  });
  expect(await server.db.$count(marks, eq(marks.studentId, id))).toBe(markCount);
  expect(await accountOf(id)).toMatchObject({ username: logins.student });
});

it('CNS-02 students: an unused account is deleted with its student', async () => {
  const created = await admin.call(calls.create, { body: { ...body, cardNumber: '52850055' } });
  await admin.call(calls.remove, { params: params(created) });
  expect(await accountOf(created.id)).toBeUndefined();
});

it('CNS-02 students: a deleted student can be restored from the audit log, without the password', async () => {
  const created = await admin.call(calls.create, {
    body: { ...body, cardNumber: '52850056', isGroupHead: true, inPlaceOfHead: true },
  });
  await admin.call(calls.remove, { params: params(created) });
  await undo();
  expect(await admin.call(calls.one, { params: params(created) })).toEqual({ ...created, version: 2 });
  expect(await accountOf(created.id)).toMatchObject({
    username: '52850056',
    role: 'student',
    passwordHash: null,
  });
  // The restoration can be reverted too.
  await undo();
  expect(await accountOf(created.id)).toBeUndefined();
});

it('CNS-02 students: adding a student can be reverted', async () => {
  const created = await admin.call(calls.create, { body: { ...body, cardNumber: '52850057' } });
  await undo();
  expect(await accountOf(created.id)).toBeUndefined();
});

it('CNS-02 students: an update can be reverted with the username, and the reversal too', async () => {
  const created = await admin.call(calls.create, { body: { ...body, cardNumber: '52850060' } });
  const change = { ...body, cardNumber: '52850061', lastName: 'Ошибкин', version: created.version };
  await admin.call(calls.update, { params: params(created), body: change });
  expect(await accountOf(created.id)).toMatchObject({ username: '52850061' });
  await undo();
  expect(await admin.call(calls.one, { params: params(created) })).toEqual({ ...created, version: 3 });
  expect(await accountOf(created.id)).toMatchObject({ username: '52850060' });
  await undo();
  expect(await admin.call(calls.one, { params: params(created) })).toMatchObject({
    cardNumber: '52850061',
    lastName: 'Ошибкин',
  });
});

it('CNS-02 students: restoring a former group head does not replace the current one', async () => {
  const takenRefusal = { status: 409, reason: 'undo-taken' };
  const head = { ...body, isGroupHead: true, inPlaceOfHead: true };
  const first = await admin.call(calls.create, { body: { ...head, cardNumber: '52850062' } });
  const step = { ...body, cardNumber: '52850062', version: first.version };
  await admin.call(calls.update, { params: params(first), body: step });
  const steppedDown = (await newest())?.id ?? 0;
  const second = await admin.call(calls.create, { body: { ...head, cardNumber: '52850063' } });
  const back = () => admin.call(auditCalls.undo, { params: params({ id: steppedDown }) });
  await expect(back()).rejects.toMatchObject(takenRefusal);
  await admin.call(calls.remove, { params: params(second) });
  await back();
  expect(await admin.call(calls.one, { params: params(first) })).toMatchObject({ isGroupHead: true });
});

it('CNS-02 students: rejects restoring when the card number or the position of group head is taken', async () => {
  const removed = async (more: object) => {
    const created = await admin.call(calls.create, { body: { ...body, ...more } });
    await admin.call(calls.remove, { params: params(created) });
    return (await newest())?.id ?? 0;
  };
  const back = (id: number) => admin.call(auditCalls.undo, { params: params({ id }) });
  const takenRefusal = { status: 409, reason: 'undo-taken' };
  const card = await removed({ cardNumber: '52850058' });
  const head = await removed({ cardNumber: '52850059', isGroupHead: true, inPlaceOfHead: true });
  const now = await admin.call(calls.create, {
    body: { ...body, cardNumber: '52850058', isGroupHead: true, inPlaceOfHead: true },
  });
  await expect(back(card)).rejects.toMatchObject(takenRefusal);
  await expect(back(head)).rejects.toMatchObject(takenRefusal);
  await admin.call(calls.remove, { params: params(now) });
  await server.db
    .insert(users)
    .values({ username: '52850058', role: 'admin', createdAt: server.clock.now() });
  await expect(back(card)).rejects.toMatchObject(takenRefusal);
});

/** Account data that cannot be restored after deletion. */
const unrestorable: Readonly<Record<string, (userId: number) => Promise<unknown>>> = {
  'a password': (userId) =>
    server.db.update(users).set({ passwordHash: 'a hash' }).where(eq(users.id, userId)),
  'a contact': (userId) =>
    server.db.insert(contacts).values({ userId, type: 4, value: '+375291112233', isConfirmed: false }),
  'a session': (userId) => {
    const now = server.clock.now();
    return server.db
      .insert(sessions)
      .values({ tokenHash: 'a', userId, isRemembered: false, createdAt: now, seenAt: now });
  },
};

it.each(nonEmpty(Object.keys(unrestorable)))(
  'students: a student whose account has %s cannot be deleted by any call',
  async (what) => {
    const cardNumber = `6285009${Object.keys(unrestorable).indexOf(what)}`;
    const created = await admin.call(calls.create, { body: { ...body, cardNumber } });
    const { id: userId = 0 } = (await accountOf(created.id)) ?? {};
    await unrestorable[what]?.(userId);
    await expect(admin.call(calls.remove, { params: params(created) })).rejects.toMatchObject({
      status: 409,
      reason: 'record-in-use',
      body: { uses: [{ resource: 'users', count: 1 }] },
    });
    await expect(undo()).rejects.toMatchObject({ status: 409 });
    expect(await accountOf(created.id)).toMatchObject({ id: userId });
  },
);
