import * as auth from '@semestr/api/auth';
import { details } from '@semestr/api/employees';
import * as calls from '@semestr/api/personal-data';
import { and, desc, eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePerson, messagesTo, type Person } from '../../../test/people.ts';
import { NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { tables } from '../../db/tables.ts';
import { audit } from '../../db/tables/audit.ts';
import { bugReports } from '../../db/tables/bug-reports.ts';
import { cvReferences } from '../../db/tables/cv.ts';
import { dormitoryApplications, dormitoryPrivileges, privilegeKinds } from '../../db/tables/dormitory.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { employeeLinks, employees } from '../../db/tables/employees.ts';
import { loans } from '../../db/tables/library.ts';
import { marks } from '../../db/tables/marks.ts';
import { noticeSettings, notifications } from '../../db/tables/notifications.ts';
import { photos } from '../../db/tables/photos.ts';
import { students } from '../../db/tables/students.ts';
import { uploads } from '../../db/tables/uploads.ts';
import { contacts, sessions, users } from '../../db/tables/users.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  admin = await server.client('admin');
});

const reason = 'Заявление от 20.11.2026';
const now = new Date(NOW);

interface Owner {
  person: Person;
  id: number;
  studentId: number;
  erase: () => Promise<unknown>;
}

async function accountOf(username: string) {
  const [account] = await server.db.select().from(users).where(eq(users.username, username));
  if (!account) throw new Error(`There is no account ${username}`);
  return account;
}

const erase = (id: number, by = admin) =>
  by.call(calls.erase, { params: { id: String(id) }, body: { reason } });

async function student(): Promise<Owner> {
  const person = await makePerson(server.db, 'student', now);
  const { id, studentId } = await accountOf(person.username);
  return { person, id, studentId: studentId ?? 0, erase: () => erase(id) };
}

/** Creates data of every type about a user, except the studies. */
async function fillData({ person, id: userId, studentId }: Owner): Promise<void> {
  const { db } = server;
  const visitor = await server.client();
  const { username, password } = person;
  await visitor.call(auth.login, { body: { username, password } });
  const [[discipline], [kind]] = await Promise.all([
    db.select().from(disciplines).limit(1),
    db.select().from(privilegeKinds).limit(1),
  ]);
  await db
    .update(students)
    .set({ summary: 'О себе словами', isPublished: true, isSearchingJob: true })
    .where(eq(students.id, studentId));
  await db
    .insert(cvReferences)
    .values({ studentId, name: 'Страница', reference: 'https://me.example', order: 0 });
  await db
    .insert(photos)
    .values({ name: `photo-of-${userId}`, studentId, picture: Buffer.from('a picture') });
  await db
    .insert(uploads)
    .values({ studentId, type: 'application/pdf', bytes: Buffer.from('%PDF'), createdAt: now });
  await db.insert(marks).values({ studentId, disciplineId: discipline?.id ?? 0, mark: '9' });
  await db.insert(dormitoryPrivileges).values({ studentId, kindId: kind?.id ?? 0, year: 2026 });
  await db.insert(noticeSettings).values({ userId, emailKinds: ['marks'] });
  await db.insert(bugReports).values({
    createdAt: now,
    subject: 'Не открывается',
    text: `От кого: ${person.lastName}`,
    email: person.email,
    pictures: 0,
  });
  await db.insert(loans).values({
    studentId,
    title: 'Книга',
    author: '',
    takenOn: '2026-09-01',
    dueOn: '2026-10-01',
    returnedOn: '2026-09-30',
  });
}

/** Returns the tables that contain a text. */
async function tablesContaining(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const row = sql`${sql.identifier(getTableName(table))}::text`;
    if ((await server.db.$count(table, sql`${row} like ${`%${text}%`}`)) > 0) found.push(getTableName(table));
  }
  return found;
}

describe('erasure of a student', () => {
  it('erasure: deletes data without a retention duty, keeps the studies, and closes the account', async () => {
    const one = await student();
    await fillData(one);
    const { erased, kept } = await erase(one.id);
    expect(erased).toMatchObject({
      contacts: 2,
      sessions: 1,
      photos: 1,
      uploads: 1,
      'cv-references': 1,
      'dormitory-privileges': 1,
      'notice-settings': 1,
      'bug-reports': 1,
      students: 1,
      users: 1,
    });
    expect(kept).toContainEqual({ kind: 'marks', count: 1, ground: 'education-law' });
    expect(kept).toContainEqual({ kind: 'loans', count: 1, ground: 'accounting' });
    const ofStudent = eq(students.id, one.studentId);
    expect(await server.db.select().from(students).where(ofStudent)).toMatchObject([
      {
        cardNumber: one.person.username,
        lastName: one.person.lastName,
        summary: null,
        isPublished: false,
        isSearchingJob: false,
      },
    ]);
    expect(await server.db.$count(marks, eq(marks.studentId, one.studentId))).toBe(1);
    expect(await accountOf(one.person.username)).toMatchObject({
      passwordHash: null,
      passwordSetAt: null,
      block: 'for-good',
    });
    // The last message is pending delivery.
    for (const [text, left] of [
      ['О себе словами', []],
      ['https://me.example', []],
      [`photo-of-${one.id}`, []],
      [one.person.phone, ['outbox']],
      [one.person.email, ['outbox']],
    ] as const)
      expect([text, await tablesContaining(text)]).toEqual([text, left]);
    const { username, password } = one.person;
    const visitor = await server.client();
    await expect(visitor.call(auth.login, { body: { username, password } })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('erasure: notifies the user while contacts exist, and removes the notification afterwards', async () => {
    const one = await student();
    await erase(one.id);
    const messages = await messagesTo(server.db, one.person);
    expect(messages).toHaveLength(2);
    for (const { text } of messages) expect(text).toContain(`закрыл аккаунт: войти больше нельзя`);
    expect(await server.db.$count(notifications, eq(notifications.userId, one.id))).toBe(0);
    expect(await server.db.$count(contacts, eq(contacts.userId, one.id))).toBe(0);
  });

  it('erasure: keeps the number of failed sign-ins without their network', async () => {
    const one = await student();
    const wrong = { username: one.person.username, password: 'Wrong-2026!' };
    for (let time = 0; time < 2; time += 1) {
      const visitor = await server.client();
      await expect(visitor.call(auth.login, { body: wrong })).rejects.toMatchObject({ status: 401 });
    }
    const failures = () =>
      server.db
        .select()
        .from(audit)
        .where(and(eq(audit.userId, one.id), eq(audit.action, 'sign-in.failed')));
    const [before] = await failures();
    expect(JSON.stringify(before)).toContain('127.0.0.1');
    await erase(one.id);
    const [after, ...others] = await failures();
    expect(others).toEqual([]);
    expect(after).toMatchObject({ details: { count: 2 } });
    expect(JSON.stringify(after)).not.toContain('127.0.0.1');
  });

  it('erasure: keeps logged actions without client addresses, and logs who erased and why', async () => {
    const one = await student();
    await fillData(one);
    const own = and(eq(audit.userId, one.id), eq(audit.action, 'sign-in'));
    expect(await server.db.select().from(audit).where(own)).toMatchObject([
      { client: '127.0.0.1', details: { device: 'program' } },
    ]);
    await erase(one.id);
    expect(await server.db.select().from(audit).where(own)).toMatchObject([{ client: '', details: {} }]);
    const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'personal-data.erase',
      subject: `users/${one.id}`,
      details: { reason, erased: { photos: 1 } },
      client: '127.0.0.1',
    });
  });

  it('erasure: does not change data of other users', async () => {
    const [one, other] = [await student(), await student()];
    await fillData(other);
    await erase(one.id);
    expect(await server.db.$count(contacts, eq(contacts.userId, other.id))).toBe(2);
    expect(await server.db.$count(sessions, eq(sessions.userId, other.id))).toBe(1);
    expect(await server.db.$count(photos, eq(photos.studentId, other.studentId))).toBe(1);
    expect(await server.db.$count(bugReports, eq(bugReports.email, other.person.email))).toBe(1);
  });

  it('erasure: is rejected until books are returned, the room is left, and requests are decided', async () => {
    const one = await student();
    const { studentId } = one;
    const book = {
      studentId,
      title: 'Книга',
      author: '',
      takenOn: '2026-11-01',
      dueOn: '2026-12-01',
    } as const;
    const [loan] = await server.db.insert(loans).values(book).returning();
    const refused = (why: string) => ({ status: 409, reason: why });
    await expect(one.erase()).rejects.toMatchObject(refused('erase-loans'));
    await server.db
      .update(loans)
      .set({ returnedOn: '2026-11-20' })
      .where(eq(loans.id, loan?.id ?? 0));
    const room = { studentId, createdAt: now, state: 'settled', room: '1211-а' } as const;
    const [settled] = await server.db.insert(dormitoryApplications).values(room).returning();
    await expect(one.erase()).rejects.toMatchObject(refused('erase-dormitory'));
    const ofRoom = eq(dormitoryApplications.id, settled?.id ?? 0);
    await server.db.update(dormitoryApplications).set({ state: 'waiting' }).where(ofRoom);
    await expect(one.erase()).rejects.toMatchObject(refused('erase-requests'));
    expect(await server.db.$count(contacts, eq(contacts.userId, one.id))).toBe(2);
    await server.db.update(dormitoryApplications).set({ state: 'evicted' }).where(ofRoom);
    await one.erase();
    expect(await server.db.$count(contacts, eq(contacts.userId, one.id))).toBe(0);
  });
});

describe('erasure of an employee', () => {
  it('erasure: keeps the employee, and removes address, links and photo from public data', async () => {
    const person = await makePerson(server.db, 'teacher', now);
    const { id, employeeId } = await accountOf(person.username);
    const [employee] = await server.db
      .update(employees)
      .set({ email: 'teacher-9@example.by' })
      .where(eq(employees.id, employeeId ?? 0))
      .returning();
    const urlId = employee?.urlId ?? '';
    await server.db
      .insert(employeeLinks)
      .values({ employeeId: employeeId ?? 0, type: 'other', link: 'https://me.example', order: 0 });
    const page = async () => JSON.stringify(await admin.call(details, { query: { urlId } }));
    expect(await page()).toContain('https://me.example');
    const { erased } = await erase(id);
    expect(erased).toMatchObject({ employees: 1, 'employee-links': 1 });
    expect(await page()).toContain(person.lastName);
    for (const text of ['https://me.example', 'teacher-9@example.by'])
      expect(await page()).not.toContain(text);
  });
});

describe('rejected erasure', () => {
  it('erasure: rejects the caller’s own and a missing account', async () => {
    const own = await accountOf('admin');
    await expect(erase(own.id)).rejects.toMatchObject({ status: 409, reason: 'erase-own' });
    await expect(erase(999_999_999)).rejects.toMatchObject({ status: 404, reason: 'record-not-found' });
  });

  it('erasure: rejects the last administrator who can sign in', async () => {
    const { username } = await makePerson(server.db, 'admin', now);
    const other = await accountOf(username);
    // The caller still has a session, but could not sign in again.
    const { passwordHash } = await accountOf('admin');
    const set = (hash: string | null) =>
      server.db.update(users).set({ passwordHash: hash }).where(eq(users.username, 'admin'));
    await set(null);
    await expect(erase(other.id)).rejects.toMatchObject({ status: 409, reason: 'admin-last' });
    await set(passwordHash);
    expect(await erase(other.id)).toMatchObject({ erased: { users: 1 } });
  });

  it('erasure: requires step-up verification in an older session', async () => {
    const one = await student();
    const visitor = await server.client('admin');
    server.clock.forward(5.1);
    await expect(erase(one.id, visitor)).rejects.toMatchObject({ status: 409, reason: 'proof-needed' });
  });
});
