import * as accounts from '@semestr/api/accounts';
import * as calls from '@semestr/api/invitations';
import * as recovery from '@semestr/api/recovery';
import { EMAIL, PHONE } from '@semestr/core/contacts';
import { dotted } from '@semestr/core/dates';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../db/tables/audit.ts';
import { passwordLinks } from '../../db/tables/codes.ts';
import { employees } from '../../db/tables/employees.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { students } from '../../db/tables/students.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { pdfStructure, pdfText } from '../../../test/pdf.ts';
import { NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let admin: Visitor;
let groupId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  const [group] = await server.db.select().from(groups).where(eq(groups.name, '428502'));
  groupId = group?.id ?? 0;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(passwordLinks);
  await server.db.delete(outbox);
});

/** Lists the students of the group without a password, by name. */
const uninvited = () =>
  server.db
    .select({
      userId: users.id,
      login: users.username,
      name: students.lastName,
      birthDate: students.birthDate,
    })
    .from(users)
    .innerJoin(students, eq(students.id, users.studentId))
    .where(and(eq(students.groupId, groupId), isNull(users.passwordHash)))
    .orderBy(students.lastName, students.firstName);

const toGroup = () => ({ role: 'student' as const, groupId });

async function giveContact(userId: number, type: 4 | 6, value: string): Promise<void> {
  await server.db.delete(contacts).where(and(eq(contacts.userId, userId), eq(contacts.type, type)));
  await server.db.insert(contacts).values({ userId, type, value, isConfirmed: false });
}

describe('CNS-02 invitations', () => {
  it('invitations: are counted before anything is sent', async () => {
    const people = await uninvited();
    const ids = people.map(({ userId }) => userId);
    await server.db.delete(contacts).where(inArray(contacts.userId, ids));
    await giveContact(people[0]?.userId ?? 0, EMAIL, 'first@example.com');
    await giveContact(people[1]?.userId ?? 0, PHONE, '+375291112233');
    const counted = await admin.call(calls.preview, { body: toGroup() });
    expect(counted).toEqual({
      people: people.length,
      invited: 0,
      byEmail: 1,
      bySms: 1,
      withoutAccount: 0,
      gateways: { email: true, sms: true },
    });
    expect(await server.db.$count(outbox)).toBe(0);
    expect(await server.db.$count(passwordLinks)).toBe(0);
  });

  it('invitations: are sent by e-mail to people with an address, and not sent twice', async () => {
    const [first] = await uninvited();
    await giveContact(first?.userId ?? 0, EMAIL, 'first@example.com');
    const before = await admin.call(calls.preview, { body: toGroup() });
    const sent = await admin.call(calls.send, { body: { ...toGroup(), way: 'email' } });
    expect(sent).toEqual({ sent: before.byEmail, unreached: before.people - before.byEmail, left: 0 });
    const mails = await server.db.select().from(outbox).where(eq(outbox.recipient, 'first@example.com'));
    expect(mails.map(({ channel, isSecret }) => [channel, isSecret])).toEqual([['email', true]]);
    expect(mails[0]?.text).toContain('до\u00a04\u00a0декабря');
    const after = await admin.call(calls.preview, { body: toGroup() });
    expect(after).toMatchObject({ people: before.people - sent.sent, invited: sent.sent, byEmail: 0 });
    await expect(admin.call(calls.send, { body: { ...toGroup(), way: 'email' } })).rejects.toMatchObject({
      status: 409,
      reason: 'none-to-invite',
    });
    const [entry] = await server.db
      .select()
      .from(audit)
      .where(eq(audit.subject, `users/${first?.userId}`))
      .orderBy(desc(audit.id));
    expect(entry).toMatchObject({ action: 'account.send-password-link', asUserId: null });
  });

  it('invitations: by text message contain a link that sets a password once', async () => {
    const [first] = await uninvited();
    if (!first) throw new Error('Everyone in the group has a password');
    await giveContact(first.userId, PHONE, '+375291112233');
    await admin.call(calls.send, { body: { ...toGroup(), way: 'sms' } });
    const [message] = await server.db.select().from(outbox).where(eq(outbox.recipient, '+375291112233'));
    expect(message?.channel).toBe('sms');
    const hash = /[?&]h=([^&\s]+)/.exec(message?.text ?? '')?.[1] ?? '';
    const body = { hash, birthDate: first.birthDate, password: 'Invited-2026!' };
    const visitor = await server.client();
    await visitor.call(recovery.setPasswordByLink, { body });
    await expect(visitor.call(recovery.setPasswordByLink, { body })).rejects.toMatchObject({ status: 404 });
    const account = await admin.call(accounts.users.one, { params: { id: String(first.userId) } });
    expect(account).toMatchObject({ hasPassword: true, linkUntil: null });
    await server.db.update(users).set({ passwordHash: null }).where(eq(users.id, first.userId));
  });

  it('invitations: are printed as slips with name, login and link, readable aloud', async () => {
    const people = await uninvited();
    const { bytes, name, type } = await admin.call(calls.slips, { body: toGroup() });
    expect([type, name]).toEqual(['application/pdf', 'Приглашения на\u00a0портал, 2026-11-20.pdf']);
    const pages = await pdfText(bytes);
    expect(pages.length).toBe(Math.ceil(people.length / 10));
    const all = pages.join(' ');
    for (const { login, name: surname } of people) {
      expect(all).toContain(login);
      expect(all).toContain(surname);
    }
    expect(all).not.toContain(dotted(people[0]?.birthDate ?? '2000-01-01'));
    const { pages: structure } = await pdfStructure(bytes);
    const roles = JSON.stringify(structure[0]);
    expect(roles).toContain('Figure');
    expect(roles).toContain(`QR-код со\u00a0ссылкой для пароля: ${people[0]?.name}`);
  });

  it('invitations: the slip of an employee does not show the username that the link requires', async () => {
    const [teacher] = await server.db.select().from(users).where(eq(users.username, 'teacher'));
    const passwordHash = teacher?.passwordHash ?? null;
    await server.db
      .update(users)
      .set({ passwordHash: null })
      .where(eq(users.id, teacher?.id ?? 0));
    const { bytes } = await admin.call(calls.slips, { body: { role: 'employee' } });
    const text = (await pdfText(bytes)).join(' ');
    await server.db
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, teacher?.id ?? 0));
    expect(text).toContain('введите логин');
    expect(text).not.toContain('teacher');
  });

  it('invitations: employees without an account get one with the username of their page', async () => {
    const before = await admin.call(calls.preview, { body: { role: 'employee' } });
    expect(before.withoutAccount).toBeGreaterThan(0);
    const newRecord = await admin.call(accounts.createForEmployees, { body: {} });
    expect(newRecord).toEqual({ created: before.withoutAccount, left: 0 });
    const after = await admin.call(calls.preview, { body: { role: 'employee' } });
    expect(after).toMatchObject({ withoutAccount: 0, people: before.people + before.withoutAccount });
    const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id));
    expect(entry?.action).toBe('users.create');
    const again = await admin.call(accounts.createForEmployees, { body: {} });
    expect(again).toEqual({ created: 0, left: 0 });
    const dean = await server.as('dean');
    await expect(dean.call(accounts.createForEmployees, { body: {} })).rejects.toMatchObject({ status: 403 });
  });

  it('invitations: are listed in a workbook for offices that send invitations themselves', async () => {
    const people = await uninvited();
    const { bytes } = await admin.call(calls.table, { body: toGroup() });
    const data = await readSheet(Buffer.from(bytes));
    const rows = data.slice(-people.length);
    expect(rows.map((row) => [row[0], row[2]])).toEqual(people.map(({ login }) => ['428502', login]));
    expect(String(rows[0]?.[3])).toMatch(/^http.*\/initial-password\?h=/);
    const invited = await admin.call(accounts.users.list, {
      query: { filter: JSON.stringify({ access: 'invited', groupId }) },
    });
    expect(invited.length).toBe(people.length);
    expect(invited[0]?.linkUntil).toBe(new Date(Date.parse(NOW) + 14 * 24 * 3_600_000).toISOString());
    const without = await admin.call(accounts.users.list, {
      query: { filter: JSON.stringify({ access: ['none', 'active'], groupId }) },
    });
    expect(without.every(({ hasPassword }) => hasPassword)).toBe(true);
  });

  it('invitations: new ones replace earlier ones, and people with expired ones can be invited again', async () => {
    const people = await uninvited();
    await admin.call(calls.table, { body: toGroup() });
    const body = toGroup();
    await expect(admin.call(calls.table, { body })).rejects.toMatchObject({ reason: 'none-to-invite' });
    await admin.call(calls.table, { body: { ...body, isAgain: true } });
    expect(await server.db.$count(passwordLinks)).toBe(people.length);
    await server.db.update(passwordLinks).set({ expiresAt: new Date(NOW) });
    const expired = await admin.call(calls.preview, { body });
    expect(expired).toMatchObject({ people: people.length, invited: 0 });
  });

  it('invitations: a dean’s office invites its own faculty only; librarians cannot invite', async () => {
    const dean = await server.as('dean');
    const count = async () => (await dean.call(calls.preview, { body: { role: 'student' } })).people;
    const before = await count();
    const [group] = await server.db.select().from(groups).where(eq(groups.id, groupId));
    const facultyId = group?.facultyId ?? 0;
    const [other] = await server.db
      .insert(faculties)
      .values({ name: 'Инженерно-экономический факультет', abbrev: 'ИЭФ' })
      .returning();
    await server.db
      .update(groups)
      .set({ facultyId: other?.id ?? 0 })
      .where(eq(groups.id, groupId));
    expect(await count()).toBe(before - (await uninvited()).length);
    await expect(dean.call(calls.table, { body: toGroup() })).rejects.toMatchObject({ status: 403 });
    await server.db.update(groups).set({ facultyId }).where(eq(groups.id, groupId));
    await expect((await server.as('library')).call(calls.preview, { body: toGroup() })).rejects.toMatchObject(
      { status: 403 },
    );
  });

  it('invitations: exclude blocked accounts, archived groups and archived employees', async () => {
    const people = await uninvited();
    const [first] = people;
    const count = async () => (await admin.call(calls.preview, { body: toGroup() })).people;
    await server.db
      .update(users)
      .set({ block: 'for-good' })
      .where(eq(users.id, first?.userId ?? 0));
    expect(await count()).toBe(people.length - 1);
    await server.db
      .update(users)
      .set({ block: null })
      .where(eq(users.id, first?.userId ?? 0));
    await server.db
      .update(groups)
      .set({ archivedAt: new Date(NOW) })
      .where(eq(groups.id, groupId));
    expect(await count()).toBe(0);
    await server.db.update(groups).set({ archivedAt: null }).where(eq(groups.id, groupId));
    await admin.call(accounts.createForEmployees, { body: {} });
    const ofEmployees = async () => (await admin.call(calls.preview, { body: { role: 'employee' } })).people;
    const before = await ofEmployees();
    const [employee] = await server.db
      .select({ id: users.employeeId })
      .from(users)
      .where(and(eq(users.role, 'employee'), isNull(users.passwordHash), isNull(users.block)))
      .orderBy(users.id);
    const isThat = eq(employees.id, employee?.id ?? 0);
    await server.db
      .update(employees)
      .set({ archivedAt: new Date(NOW) })
      .where(isThat);
    expect(await ofEmployees()).toBe(before - 1);
    await server.db.update(employees).set({ archivedAt: null }).where(isThat);
  });
});
