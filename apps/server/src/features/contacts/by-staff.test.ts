import * as calls from '@semestr/api/contacts';
import * as cv from '@semestr/api/cv';
import { EMAIL, PHONE } from '@semestr/core/contacts';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../db/tables/audit.ts';
import { codes } from '../../db/tables/codes.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let admin: Visitor;
let userId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  const [account] = await server.db.select().from(users).where(eq(users.username, logins.unconfirmed));
  userId = account?.id ?? 0;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(contacts).where(eq(contacts.userId, userId));
  await server.db.delete(outbox);
});

const enter = (type: 4 | 6, value: string, visitor = admin) =>
  visitor.call(calls.contacts.create, { body: { userId, type, value } });
const confirm = (id: number, visitor = admin) =>
  visitor.call(calls.confirmForOwner, { params: { id: String(id) }, body: { reason: 'Предъявлен паспорт' } });

describe('contacts by staff', () => {
  it('contacts by staff: an entered phone is normalised and must be confirmed', async () => {
    const created = await enter(PHONE, '8 (029) 111-22-33');
    expect(created).toMatchObject({ userId, type: PHONE, value: '+375291112233', isConfirmed: false });
    await expect(enter(PHONE, '+375291112244')).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'type', reason: 'taken' }],
    });
  });

  it.each([
    [PHONE, '12345'],
    [EMAIL, 'not an address'],
  ] as const)('contacts by staff: an impossible value of type %i is rejected with its field', (type, value) =>
    expect(enter(type, value)).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'value', reason: 'format' }],
    }),
  );

  it('contacts by staff: confirming them with a reason gives the owner access and notifies the owner', async () => {
    const student = await server.client('unconfirmed');
    const change = () => student.call(cv.setSummary, { body: { summary: 'Ищу стажировку' } });
    const phone = await enter(PHONE, '+375291112233');
    const email = await enter(EMAIL, 'student@example.com');
    await confirm(phone.id);
    await expect(change()).rejects.toMatchObject({ status: 409 });
    await confirm(email.id);
    await confirm(email.id);
    const own = await student.call(calls.list, {});
    expect(own.contactDtoList.map(({ confirmed }) => confirmed)).toEqual([true, true]);
    await change();
    const entries = await server.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'account.confirm-contact'), eq(audit.subject, `users/${userId}`)))
      .orderBy(desc(audit.id));
    expect(entries.map(({ details }) => details?.['reason'])).toEqual([
      'Предъявлен паспорт',
      'Предъявлен паспорт',
    ]);
    expect(JSON.stringify(entries)).not.toContain('1112233');
    const notices = await server.db.select().from(outbox).where(eq(outbox.recipient, 'student@example.com'));
    expect(notices.some(({ text }) => text?.includes('Причина: Предъявлен паспорт'))).toBe(true);
  });

  it('contacts by staff: a pending code is void once the contact is confirmed', async () => {
    const student = await server.client('unconfirmed');
    const { id } = await enter(EMAIL, 'student@example.com');
    await student.call(calls.sendCode, { body: id });
    expect(await server.db.$count(codes, eq(codes.contactId, id))).toBe(1);
    await confirm(id);
    expect(await server.db.$count(codes, eq(codes.contactId, id))).toBe(0);
  });

  it('contacts by staff: librarians cannot enter them, and support cannot for users of the console', async () => {
    const created = await enter(EMAIL, 'student@example.com');
    await expect(confirm(created.id, await server.as('library'))).rejects.toMatchObject({ status: 403 });
    const [dean] = await server.db.select().from(users).where(eq(users.username, logins.dean));
    const support = await server.as('support');
    const body = { userId: dean?.id ?? 0, type: EMAIL, value: 'other@example.com' } as const;
    await server.db.delete(contacts).where(eq(contacts.userId, body.userId));
    await expect(support.call(calls.contacts.create, { body })).rejects.toMatchObject({ status: 403 });
  });

  it('contacts by staff: a missing contact is reported', () =>
    expect(confirm(999_999)).rejects.toMatchObject({ status: 404, reason: 'record-not-found' }));
});
