import * as calls from '@semestr/api/broadcasts';
import { resources } from '@semestr/api/contract';
import * as notifications from '@semestr/api/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../db/tables/audit.ts';
import { broadcasts } from '../../db/tables/broadcasts.ts';
import { groups } from '../../db/tables/groups.ts';
import { notifications as table } from '../../db/tables/notifications.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { sendPlanned } from '../../domain/broadcasts.ts';
import { logins, NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let admin: Visitor;
let student: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  student = await server.as('student');
  // One broadcast of the demo is due on the following day.
  await server.db.delete(broadcasts);
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.set(NOW);
});

const { create, update, remove, one, list } = resources.broadcasts;
const everybody = { audience: 'everybody' as const, facultyIds: [], courses: [], groupIds: [] };
const planned = { ...everybody, text: 'Портал обновляется.', sendAt: '2026-11-21T06:00:00Z' };
const params = ({ id }: { id: number }) => ({ id: String(id) });

/** Returns the usernames of those who were notified with this text. */
const noticesOf = async (text: string) =>
  (
    await server.db
      .select({ username: users.username })
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .where(eq(table.message, text))
  ).map(({ username }) => username);
const newest = async (visitor: Visitor) =>
  (await visitor.call(notifications.list, { query: {} })).notifications[0]?.message;

async function ownGroup() {
  const [row] = await server.db
    .select({ id: groups.id, facultyId: groups.facultyId, course: groups.course })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(eq(students.cardNumber, logins.student));
  if (!row) throw new Error('The demo student is in no group');
  return row;
}

describe('CNS-02 broadcast', () => {
  it('broadcasts: are sent immediately to as many users as announced', async () => {
    const { id: groupId, facultyId, course } = await ownGroup();
    const audience = {
      audience: 'students' as const,
      facultyIds: [facultyId],
      courses: [course ?? 0],
      groupIds: [groupId],
    };
    const members = await server.db.$count(students, eq(students.groupId, groupId));
    expect(await admin.call(calls.preview, { body: audience })).toEqual({ recipients: members });
    const text = 'Группу ждут в деканате в 14:00.';
    const sent = await admin.call(create, { body: { ...audience, text, sendAt: null } });
    expect(sent).toMatchObject({ recipients: members, sentAt: server.clock.now().toISOString() });
    expect(await newest(student)).toBe(text);
    expect((await noticesOf(text)).length).toBe(members);
    expect(await noticesOf(text)).not.toContain('teacher');
    const body = { ...audience, groupIds: [], courses: [6] };
    expect(await admin.call(calls.preview, { body })).toEqual({ recipients: 0 });
  });

  it('broadcasts: a broadcast to everyone also reaches employees, but not permanently blocked accounts', async () => {
    const [own] = await server.db.select().from(users).where(eq(users.username, logins.student));
    await server.db
      .update(users)
      .set({ block: 'for-good' })
      .where(eq(users.id, own?.id ?? 0));
    const text = 'Занятия завтра дистанционные.';
    await admin.call(create, { body: { ...everybody, text, sendAt: null } });
    await server.db
      .update(users)
      .set({ block: null })
      .where(eq(users.id, own?.id ?? 0));
    const recipientNames = await noticesOf(text);
    expect(recipientNames).toContain('teacher');
    expect(recipientNames).not.toContain(logins.student);
    expect(recipientNames).not.toContain('admin');
    const staff = 'Совещание в 15:00.';
    await admin.call(create, { body: { ...everybody, audience: 'employees', text: staff, sendAt: null } });
    const kinds = await server.db
      .select({ role: users.role })
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .where(eq(table.message, staff));
    expect(new Set(kinds.map(({ role }) => role))).toEqual(new Set(['employee']));
  });

  it('broadcasts: a scheduled broadcast can be changed until it is due, and is sent once', async () => {
    const created = await admin.call(create, { body: planned });
    expect(created).toMatchObject({ sentAt: null, recipients: null, sendAt: '2026-11-21T06:00:00.000Z' });
    expect(await sendPlanned(server.db, server.clock.now())).toBe(0);
    const text = 'Портал обновляется ночью.';
    await admin.call(update, {
      params: params(created),
      body: { ...planned, text, version: created.version },
    });
    const due = new Date('2026-11-21T06:00:30Z');
    const both = await Promise.all([sendPlanned(server.db, due), sendPlanned(server.db, due)]);
    expect(both.toSorted()).toEqual([0, 1]);
    expect(await noticesOf(planned.text)).toEqual([]);
    expect((await noticesOf(text)).filter((login) => login === logins.student)).toEqual([logins.student]);
    const { recipients, sentAt } = await admin.call(one, { params: params(created) });
    expect([recipients, sentAt]).toEqual([(await noticesOf(text)).length, due.toISOString()]);
  });

  it('broadcasts: a sent broadcast cannot be changed; a pending one can be deleted and restored', async () => {
    const sent = await admin.call(create, { body: { ...planned, sendAt: null } });
    const change = { ...planned, sendAt: null, text: 'Иначе.', version: sent.version };
    const conflict = { status: 409, reason: 'broadcast-sent' };
    await expect(admin.call(update, { params: params(sent), body: change })).rejects.toMatchObject(conflict);
    await expect(admin.call(remove, { params: params(sent) })).rejects.toMatchObject(conflict);
    const undoResponse = await admin.fetch(
      `/api/v1/admin/audit/${await entryOf('broadcasts.create', sent.id)}/undo`,
      { method: 'POST' },
    );
    expect([undoResponse.status, await undoResponse.json()]).toEqual([409, { reason: 'broadcast-sent' }]);
    const waiting = await admin.call(create, { body: planned });
    await admin.call(remove, { params: params(waiting) });
    const back = await admin.fetch(
      `/api/v1/admin/audit/${await entryOf('broadcasts.remove', waiting.id)}/undo`,
      { method: 'POST' },
    );
    expect(back.status).toBe(200);
    expect(await admin.call(one, { params: params(waiting) })).toMatchObject({
      ...planned,
      sendAt: expect.any(String) as string,
    });
    const query = { filter: JSON.stringify({ isSent: false, id: [sent.id, waiting.id] }) };
    expect((await admin.call(list, { query })).map(({ id }) => id)).toEqual([waiting.id]);
  });

  it.each([
    ['groupIds', 'format', { groupIds: [24001] }],
    ['courses', 'format', { audience: 'employees', courses: [1] }],
    ['groupIds', 'unknown', { audience: 'students', groupIds: [1] }],
    ['facultyIds', 'unknown', { audience: 'students', facultyIds: [1] }],
    ['sendAt', 'too-small', { sendAt: '2026-11-20T09:00:00Z' }],
    ['sendAt', 'too-big', { sendAt: '2028-01-01T09:00:00Z' }],
    ['sendAt', 'format', { sendAt: 'завтра' }],
    ['text', 'required', { text: ' ' }],
  ])('broadcasts: rejects an invalid %s (%s)', async (field, reason, wrong) => {
    const response = await admin.fetch('/api/v1/admin/broadcasts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...planned, ...wrong }),
    });
    expect([response.status, await response.json()]).toEqual([400, { fields: [{ field, reason }] }]);
  });
});

async function entryOf(action: string, id: number): Promise<number> {
  const rows = await server.db
    .select()
    .from(audit)
    .where(eq(audit.subject, `broadcasts/${id}`));
  return rows.find((row) => row.action === action)?.id ?? 0;
}
