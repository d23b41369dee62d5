import * as calls from '@semestr/api/access';
import * as accounts from '@semestr/api/accounts';
import * as auth from '@semestr/api/auth';
import * as impersonation from '@semestr/api/impersonation';
import * as recovery from '@semestr/api/recovery';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type Person } from '../../../test/people.ts';
import { NOW, startTestServer, type TestServer, type Visitor, type Who } from '../../../test/server.ts';
import { employees } from '../../db/tables/employees.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { students } from '../../db/tables/students.ts';
import { contacts, users } from '../../db/tables/users.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

const someone = (role: Who = 'student'): Promise<Person> => makePerson(server.db, role, server.clock.now());
const find = (q: string) => admin.call(calls.find, { query: { q } });
const namesOf = ({ people }: Awaited<ReturnType<typeof find>>) => people.map(({ name }) => name);

async function paramsOf({ username }: Person) {
  const [account] = await server.db.select().from(users).where(eq(users.username, username));
  return { kind: 'users' as const, id: String(account?.id) };
}
const situationOf = async (person: Person) => admin.call(calls.situation, { params: await paramsOf(person) });
const eventsOf = async (person: Person, group?: calls.EventGroup) => {
  const query = group ? { group } : {};
  return (await admin.call(calls.events, { params: await paramsOf(person), query })).events;
};
const eventNames = async (person: Person, group?: calls.EventGroup) =>
  (await eventsOf(person, group)).map(({ name, by, repeats }) => {
    const often = repeats ? ` ${repeats.count} times` : '';
    return by === null ? name + often : `${name} by ${by}`;
  });

const signIn = async ({ username, password }: Pick<Person, 'username' | 'password'>) =>
  (await server.client()).call(auth.login, { body: { username, password } });

/** Enters wrong codes for a contact until recovery is locked. */
async function lockRecovery({ username: login }: Person): Promise<void> {
  const stranger = await server.client();
  const body = { login, contactValue: '+375291234567' };
  for (let tries = 0; tries < 5; tries += 1)
    await expect(stranger.call(recovery.proveContact, { body })).rejects.toMatchObject({
      status: tries < 4 ? 404 : 429,
    });
}

describe('search', () => {
  it.each([
    ['the card number', ({ username }: Person) => username],
    ['the phone as it is stored', ({ phone }: Person) => phone],
    [
      'the phone as it is written',
      ({ phone }: Person) => phone.replace(/^\+375(..)(...)(..)/, '8 (0$1) $2-$3-'),
    ],
    ['the e-mail', ({ email }: Person) => email],
    ['the name', ({ lastName }: Person) => `пётр ${lastName.toLowerCase()}`],
    ['the name on the wrong layout', ({ lastName }: Person) => lastName.replace('Новиков', 'Yjdbrjd')],
  ])('access search: finds a user by %s', async (_what, wordsOf) => {
    const student = await someone();
    const { people } = await find(wordsOf(student));
    expect(people[0]).toMatchObject({
      kind: 'students',
      name: `${student.lastName} Пётр Ильич`,
      cardNumber: student.username,
      group: student.group,
      phone: student.phone,
      email: student.email,
      blocker: null,
    });
  });

  it('access search: prefers a student card number to a telephone with the same digits', async () => {
    const [one, other] = [await someone(), await someone()];
    const { id } = await paramsOf(other);
    const ofOther = and(eq(contacts.userId, Number(id)), eq(contacts.type, 4));
    await server.db
      .update(contacts)
      // Not an operator's code: no telephone of the demo begins with it.
      .set({ value: `+3753${one.username}` })
      .where(ofOther);
    expect(namesOf(await find(one.username))).toEqual([`${one.lastName} Пётр Ильич`]);
    expect(namesOf(await find(`3${one.username}`))).toEqual([`${other.lastName} Пётр Ильич`]);
  });

  it('access search: finds employees and administrators by name and username, also without an account', async () => {
    const [teacher, other] = [await someone('teacher'), await someone('admin')];
    expect((await find(teacher.username)).people).toMatchObject([{ kind: 'employees', role: 'employee' }]);
    expect((await find(other.username)).people).toMatchObject([{ kind: 'users', role: 'admin' }]);
    const name = { lastName: 'Безучётный', firstName: 'Пётр', degree: '', degreeAbbrev: '' };
    await server.db.insert(employees).values({ ...name, email: 'p.none@example.by', urlId: 'p-none' });
    expect((await find('безучётный')).people).toMatchObject([
      { kind: 'employees', username: null, blocker: { cause: 'no-account', help: 'make-account' } },
    ]);
    expect(namesOf(await find('p.none@example'))).toEqual(['Безучётный Пётр']);
  });

  it('access search: returns at most twenty results and the total', async () => {
    const { people, total } = await find('4');
    expect(people).toHaveLength(calls.MAX_FOUND);
    expect(total).toBeGreaterThan(calls.MAX_FOUND);
    expect(await find('щщщщщ')).toEqual({ people: [], total: 0 });
    expect((await find('%')).total).toBe(0);
  });

  it('access search: summarises why a user is blocked', async () => {
    const [blocked, well] = [await someone(), await someone()];
    await server.db.update(users).set({ block: 'for-good' }).where(eq(users.username, blocked.username));
    await signIn(well);
    expect((await find(blocked.username)).people[0]?.blocker?.cause).toBe('blocked');
    expect((await find(well.username)).people[0]).toMatchObject({
      blocker: null,
      lastSignInAt: new Date(NOW).toISOString(),
    });
  });
});

describe('sign-in blockers', () => {
  it('access: shows no blocker when sign-in works', async () => {
    const student = await someone();
    await signIn(student);
    const situation = await situationOf(student);
    expect(situation).toMatchObject({
      person: { kind: 'students', cardNumber: student.username, group: student.group },
      blocker: null,
      ways: ['password', 'email', 'sms'],
      account: { username: student.username, lastSignInAt: new Date(NOW).toISOString() },
      contacts: [
        { type: 4, value: student.phone, isConfirmed: true, lostSince: null },
        { type: 6, value: student.email, isConfirmed: true, lostSince: null },
      ],
      link: null,
      sessions: [{ isImpersonated: false }],
    });
    expect(situation.attempts).toEqual([
      { kind: 'recovery', left: 5, limit: 5, until: null },
      { kind: 'signIn', left: 10, limit: 10, until: null },
      { kind: 'contacts', left: 4, limit: 4, until: null },
    ]);
  });

  it('access: shows a missing first password, and then the valid link for it', async () => {
    const student = await someone();
    const ofStudent = eq(users.username, student.username);
    await server.db.update(users).set({ passwordHash: null, passwordSetAt: null }).where(ofStudent);
    const expected = { cause: 'no-password', until: null, help: 'send-link' };
    expect(await situationOf(student)).toMatchObject({ blocker: expected, link: null });
    const params = { id: (await paramsOf(student)).id };
    const { expiresAt } = await admin.call(accounts.sendPasswordLink, { params });
    const situation = await situationOf(student);
    expect(situation).toMatchObject({ blocker: expected, link: { expiresAt } });
    expect(await eventNames(student)).toEqual(['link-sent by Администратор портала', 'link']);
    const stored = JSON.stringify([situation, await eventsOf(student)]);
    expect(stored).not.toContain('initial-password');
  });

  it('access: shows locked recovery until the attempts are restored', async () => {
    const student = await someone();
    await lockRecovery(student);
    const until = new Date(Date.parse(NOW) + 3_600_000).toISOString();
    const situation = await situationOf(student);
    expect(situation.blocker).toEqual({ cause: 'recovery-shut', until, help: 'unban' });
    expect(situation.ways).toEqual(['password']);
    expect(situation.attempts[0]).toEqual({ kind: 'recovery', left: 0, limit: 5, until });
    expect(await eventsOf(student, 'blocks')).toMatchObject([
      { name: 'recovery-shut', at: new Date(NOW).toISOString(), until },
    ]);
    await admin.call(accounts.unban, { params: { id: (await paramsOf(student)).id } });
    expect((await situationOf(student)).blocker).toBeNull();
    expect(await eventNames(student, 'blocks')).toEqual(['unbanned by Администратор портала']);
  });

  it('access: shows too many wrong passwords', async () => {
    const student = await someone();
    for (let tries = 0; tries < 10; tries += 1)
      await expect(signIn({ ...student, password: 'Wrong-2026!' })).rejects.toMatchObject({ status: 401 });
    const situation = await situationOf(student);
    expect(situation.blocker).toEqual({
      cause: 'sign-in-shut',
      until: new Date(Date.parse(NOW) + 15 * 60_000).toISOString(),
      help: 'unban',
    });
    expect(situation.ways).toEqual(['email', 'sms']);
    expect(await eventNames(student)).toEqual(['sign-in-failed 10 times']);
  });

  it('access: shows a block with the administrator who set it', async () => {
    const student = await someone();
    const params = { id: (await paramsOf(student)).id };
    await admin.call(accounts.block, { params, body: { block: 'restorable' } });
    expect((await situationOf(student)).blocker).toMatchObject({
      cause: 'blocked-restorable',
      help: 'send-link',
    });
    await admin.call(accounts.block, { params, body: { block: 'for-good' } });
    expect((await situationOf(student)).blocker).toMatchObject({ cause: 'blocked', help: 'unblock' });
    expect(await eventNames(student, 'blocks')).toEqual([
      'blocked by Администратор портала',
      'blocked-restorable by Администратор портала',
    ]);
  });

  it('access: shows an undelivered code without its content', async () => {
    const student = await someone();
    const stranger = await server.client();
    const body = { login: student.username, contactValue: student.phone };
    await stranger.call(recovery.sendCode, { body });
    expect((await situationOf(student)).blocker).toBeNull();
    const [sent] = await server.db.select().from(outbox).where(eq(outbox.recipient, student.phone));
    await server.db
      .update(outbox)
      .set({ state: 'failed', failures: 1, lastError: 'The gateway answered 400' })
      .where(eq(outbox.recipient, student.phone));
    const situation = await situationOf(student);
    expect(situation.blocker).toEqual({ cause: 'messages-lost', until: null, help: 'send-link' });
    expect(situation.ways).toEqual(['password', 'email']);
    expect(situation.contacts[0]?.lostSince).toBe(new Date(NOW).toISOString());
    const events = await eventsOf(student);
    expect(events).toMatchObject([{ name: 'code', message: { channel: 'sms', delivery: 'refused' } }]);
    const code = /\d{6}/.exec(sent?.text ?? '')?.[0] ?? 'no code was sent';
    expect(JSON.stringify(events)).not.toContain(code);
    await server.db.delete(outbox).where(eq(outbox.recipient, student.phone));
    expect(await eventNames(student)).toEqual(['code-asked']);
  });

  it('access: shows that no contact is confirmed', async () => {
    const student = await someone();
    const { id } = await paramsOf(student);
    await server.db
      .update(contacts)
      .set({ isConfirmed: false })
      .where(eq(contacts.userId, Number(id)));
    const { blocker, ways } = await situationOf(student);
    expect([blocker?.cause, blocker?.help, ways]).toEqual(['no-contact', 'hand-link', ['password']]);
  });

  it('access: names the missing gateway when no code can be sent', async () => {
    const silent = await startTestServer({
      settings: { gateways: { email: false, sms: false }, showsCodes: true },
    });
    const student = await makePerson(silent.db, 'student', silent.clock.now());
    const [account] = await silent.db.select().from(users).where(eq(users.username, student.username));
    const params = { kind: 'users' as const, id: String(account?.id) };
    const { blocker, ways } = await (await silent.client('admin')).call(calls.situation, { params });
    expect([blocker?.cause, blocker?.help, ways]).toEqual(['no-gateway', 'hand-link', ['password']]);
    await silent.close();
  });

  it('access: is also available by student id, for that student only', async () => {
    const student = await someone();
    const [row] = await server.db.select().from(students).where(eq(students.cardNumber, student.username));
    const params = { kind: 'students' as const, id: String(row?.id) };
    expect(await admin.call(calls.situation, { params })).toEqual(await situationOf(student));
    const missing = { kind: 'employees' as const, id: '1' };
    await expect(admin.call(calls.situation, { params: missing })).rejects.toMatchObject({ status: 404 });
    await expect(admin.call(calls.events, { params: missing })).rejects.toMatchObject({ status: 404 });
  });

  it('access: shows the external site where employees sign in', async () => {
    const otherServer = await startTestServer({
      settings: { employeeAccountUrl: 'https://account.example.by' },
    });
    const visitor = await otherServer.client('admin');
    const { people } = await visitor.call(calls.find, { query: { q: 'teacher' } });
    await otherServer.close();
    expect(people[0]?.blocker).toEqual({ cause: 'elsewhere', until: null, help: null });
  });
});

describe('events', () => {
  it('CNS-01 access events: shows the impersonating administrator and the reason', async () => {
    const student = await someone();
    const acting = await server.client('admin');
    const body = { studentCardNumber: student.username, reason: 'Проверить зачётку' };
    await acting.call(impersonation.start, { body });
    server.clock.forward(1);
    await acting.call(impersonation.finish, {});
    expect(await eventsOf(student)).toMatchObject([
      { name: 'impersonation-ended', by: 'Администратор портала' },
      { name: 'impersonation', by: 'Администратор портала', reason: 'Проверить зачётку' },
    ]);
    server.clock.set(NOW);
  });

  it('access events: shows the device of a sign-in while its session lasts', async () => {
    const student = await someone();
    const visitor = await server.client(undefined, { 'user-agent': 'Firefox/140' });
    await visitor.call(auth.login, { body: { username: student.username, password: student.password } });
    expect(await eventsOf(student)).toMatchObject([{ name: 'sign-in', userAgent: 'Firefox/140' }]);
    await admin.call(accounts.endSessions, { params: { id: (await paramsOf(student)).id } });
    expect(await eventsOf(student, 'sign-ins')).toMatchObject([
      { name: 'sessions-ended', by: 'Администратор портала' },
      { name: 'sign-in', userAgent: null },
    ]);
  });

  it('access events: returns pages, each event once', async () => {
    const student = await someone();
    for (let times = 0; times < calls.EVENTS + 5; times += 1) {
      server.clock.forward(1);
      await signIn(student);
    }
    const params = await paramsOf(student);
    const first = await admin.call(calls.events, { params });
    const second = await admin.call(calls.events, { params, query: { offset: String(calls.EVENTS) } });
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    const all = [...first.events, ...second.events];
    expect(new Set(all.map(({ key }) => key)).size).toBe(calls.EVENTS + 5);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    server.clock.set(NOW);
  });
});
