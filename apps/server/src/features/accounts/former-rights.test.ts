import * as calls from '@semestr/api/accounts';
import * as recovery from '@semestr/api/recovery';
import { faculties as facultyCalls } from '@semestr/api/faculties';
import * as auth from '@semestr/api/auth';
import * as tokens from '@semestr/api/api-tokens';
import type { StaffRole } from '@semestr/core/rights';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../../../test/people.ts';
import { makeToken } from '../../../test/api-tokens.ts';
import { logins, startTestServer, type TestServer, type Visitor, type Who } from '../../../test/server.ts';
import { nonEmpty } from '../../../test/non-empty.ts';
import { apiTokens } from '../../db/tables/api-tokens.ts';
import { codes } from '../../db/tables/codes.ts';
import { passkeyChallenges } from '../../db/tables/passkeys.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { students } from '../../db/tables/students.ts';
import { contacts, users } from '../../db/tables/users.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

const accountOf = async (who: Who) => {
  const [account] = await server.db.select().from(users).where(eq(users.username, logins[who]));
  if (!account) throw new Error(`There is no account ${who}`);
  return account;
};
const paramsOf = async (who: Who) => ({ id: String((await accountOf(who)).id) });

/** Changes a role as an administrator does in the console. */
async function giveRole(
  who: Who,
  role: { role: 'admin' } | { staffRole: StaffRole | null; staffFacultyId?: number },
) {
  const { id, employeeId } = await accountOf(who);
  const params = { id: String(id) };
  const { version } = await admin.call(calls.users.one, { params });
  const username = logins[who];
  const isAdmin = 'role' in role;
  const body = isAdmin
    ? ({ username, role: 'admin', fio: 'Новиков Пётр Ильич', version } as const)
    : ({ username, role: 'employee', employeeId, version, ...role } as const);
  await admin.call(calls.update, { params, body });
}

const linkBy = async (maker: Visitor, who: Who) => {
  const { link } = await maker.call(calls.passwordLink, { params: await paramsOf(who) });
  return new URL(link).searchParams.get('h') ?? '';
};
const birthDateOf = async (who: Who) => {
  const [student] = await server.db.select().from(students).where(eq(students.cardNumber, logins[who]));
  return student?.birthDate ?? '';
};
/** Sets a password through a link, with the username or birth date as verification. */
const usePasswordLink = async (hash: string, proof: { login: string } | { birthDate: string }) =>
  (await server.client()).fetch(recovery.setPasswordByLink.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hash, ...proof, password: 'Zebra-Kite-9' }),
  });

describe('credentials created with former rights', () => {
  const changes: [string, (facultyId: number) => Parameters<typeof giveRole>[1]][] = [
    ['an auditor', () => ({ staffRole: 'auditor' })],
    ['a dean’s office', (staffFacultyId) => ({ staffRole: 'deans-office', staffFacultyId })],
    ['an administrator', () => ({ role: 'admin' })],
  ];
  let facultyId = 0;
  let ordinary: typeof users.$inferSelect;
  beforeAll(async () => {
    facultyId = (await accountOf('dean')).staffFacultyId ?? 0;
    ordinary = await accountOf('teacher');
  });
  afterEach(() => server.db.update(users).set(ordinary).where(eq(users.id, ordinary.id)));

  it.each(nonEmpty(changes))(
    'accounts: voids the password link of an employee who becomes %s',
    async (_what, roleIn) => {
      const support = await server.client('support');
      const hash = await linkBy(support, 'teacher');
      await giveRole('teacher', roleIn(facultyId));
      expect((await usePasswordLink(hash, { login: logins.teacher })).status).toBe(404);
      await expect(linkBy(support, 'teacher')).rejects.toMatchObject({ status: 403, reason: 'beyond-role' });
    },
  );

  it('accounts: a role change voids codes and unfinished passkeys, and keeps a token for the user’s own account', async () => {
    const { id: userId } = ordinary;
    const own = await makeToken(server, 'teacher', { scopes: ['read', 'write'] });
    const expiresAt = new Date('2026-11-21T09:58:00Z');
    const [contact] = await server.db
      .insert(contacts)
      .values({ userId, type: 6, value: 'teacher@example.by', isConfirmed: true })
      .onConflictDoUpdate({ target: [contacts.userId, contacts.type], set: { isConfirmed: true } })
      .returning();
    await server.db.insert(codes).values({
      contactId: contact?.id ?? 0,
      purpose: 'recover',
      hash: 'hash',
      expiresAt,
      scope: 'recovery',
      subject: 'teacher',
      client: '::1',
    });
    await server.db
      .insert(passkeyChallenges)
      .values({ hash: 'challenge', purpose: 'add', userId, expiresAt });
    await giveRole('teacher', { staffRole: 'library' });
    expect(await server.db.$count(codes, eq(codes.contactId, contact?.id ?? 0))).toBe(0);
    expect(await server.db.$count(passkeyChallenges, eq(passkeyChallenges.userId, userId))).toBe(0);
    expect((await own.visitor.fetch('/api/v1/personal-information')).status).not.toBe(403);
    expect(await server.db.$count(apiTokens, eq(apiTokens.userId, userId))).toBe(1);
  });
});

describe('token after a role change of its owner', () => {
  it('API tokens: a librarian’s console token ends when she becomes an administrator', async () => {
    const before = await accountOf('library');
    const { visitor } = await makeToken(server, 'library', { scopes: ['read', 'admin:read', 'admin:write'] });
    expect((await visitor.fetch(facultyCalls.list.path)).status).toBe(200);
    await giveRole('library', { role: 'admin' });
    const ended = { status: 403, reason: 'session-ended' };
    await expect(visitor.call(calls.users.list, { query: {} })).rejects.toMatchObject(ended);
    const params = await paramsOf('teacher');
    await expect(visitor.call(calls.passwordLink, { params })).rejects.toMatchObject(ended);
    const owner = await server.client('library');
    expect(await owner.call(tokens.list, {})).toEqual([]);
    await server.db.update(users).set(before).where(eq(users.id, before.id));
  });

  it('API tokens: an auditor’s console token ends when the role changes', async () => {
    const before = await accountOf('auditor');
    const { visitor } = await makeToken(server, 'auditor', { scopes: ['admin:read'] });
    expect((await visitor.fetch(calls.users.list.path)).status).toBe(200);
    await giveRole('auditor', { staffRole: 'timetable' });
    expect((await visitor.fetch(facultyCalls.list.path)).status).toBe(403);
    await server.db.update(users).set(before).where(eq(users.id, before.id));
  });
});

describe('link after a role change of its creator', () => {
  it.each([
    ['is blocked', { block: 'for-good' as const }],
    ['has lost the role', { staffRole: null }],
    ['has a role without accounts', { staffRole: 'timetable' as const }],
  ])('password link: is rejected when its creator %s', async (_what, change) => {
    const maker = await accountOf('support');
    const hash = await linkBy(await server.client('support'), 'teacher');
    await server.db.update(users).set(change).where(eq(users.id, maker.id));
    expect((await usePasswordLink(hash, { login: logins.teacher })).status).toBe(410);
    await server.db.update(users).set(maker).where(eq(users.id, maker.id));
    expect((await usePasswordLink(hash, { login: logins.teacher })).status).toBe(200);
    await expect(
      (await server.client()).call(auth.login, {
        body: { username: logins.teacher, password: 'Zebra-Kite-9' },
      }),
    ).resolves.toMatchObject({ username: logins.teacher });
  });

  it('password link: is rejected when its creator now belongs to another faculty', async () => {
    const maker = await accountOf('dean');
    const hash = await linkBy(await server.client('dean'), 'student');
    const [other] = await server.db
      .insert(faculties)
      .values({ name: 'Другой факультет', abbrev: 'ДФ' })
      .returning();
    await server.db
      .update(users)
      .set({ staffFacultyId: other?.id ?? 0 })
      .where(eq(users.id, maker.id));
    const proof = { birthDate: await birthDateOf('student') };
    expect((await usePasswordLink(hash, proof)).status).toBe(410);
    await server.db.update(users).set(maker).where(eq(users.id, maker.id));
    expect((await usePasswordLink(hash, proof)).status).toBe(200);
  });

  it('password link: is deleted with the account of its creator', async () => {
    const { username } = await makePerson(server.db, 'support', server.clock.now());
    const maker = await server.client();
    await maker.call(auth.login, { body: { username, password: 'Fresh-2026!' } });
    const hash = await linkBy(maker, 'teacher');
    await server.db.delete(users).where(eq(users.username, username));
    expect((await usePasswordLink(hash, { login: logins.teacher })).status).toBe(404);
  });
});
