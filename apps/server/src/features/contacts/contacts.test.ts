import * as calls from '@semestr/api/contacts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastCode, otherThan } from '../../../test/outbox.ts';
import { attempts } from '../../db/tables/attempts.ts';
import { audit } from '../../db/tables/audit.ts';
import { codes } from '../../db/tables/codes.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { contacts } from '../../db/tables/users.ts';
import { NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let visitor: Visitor;
let demo: (typeof contacts.$inferSelect)[];
beforeAll(async () => {
  server = await startTestServer();
  visitor = await server.client('unconfirmed');
  demo = await server.db.select().from(contacts);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  for (const table of [codes, attempts, outbox, contacts]) await server.db.delete(table);
  await server.db.insert(contacts).values(demo);
});

const list = () => visitor.call(calls.list, {});
const contact = async (type: 4 | 6) => {
  const found = (await list()).contactDtoList.find(({ contactTypeId }) => contactTypeId === type);
  return { id: found?.id ?? 0, value: found?.contactValue ?? '' };
};
const send = (id: number) => visitor.call(calls.sendCode, { body: id });
const confirm = (contactId: number, code: string) =>
  visitor.call(calls.confirm, { body: { contactId, code } });
const refused = (status: number, reason?: string) => ({ status, ...(reason && { reason }) });
const inMinutes = (minutes: number): string =>
  new Date(server.clock.now().getTime() + minutes * 60_000).toISOString();

describe('code', () => {
  it('contact codes: confirm their contact, once, and restore the attempts', async () => {
    const { id, value } = await contact(6);
    expect(await send(id)).toEqual({ codeExpiredTime: inMinutes(1.5) });
    const loaded = await list();
    expect(loaded.numberOfAttempts).toBe(3);
    expect(loaded.contactDtoList.find((one) => one.id === id)?.codeExpirationTime).toBe(inMinutes(1.5));
    const code = await lastCode(server.db, value);
    await confirm(id, code);
    expect((await list()).contactDtoList.find((one) => one.id === id)).toMatchObject({
      confirmed: true,
      codeExpirationTime: null,
    });
    expect((await list()).numberOfAttempts).toBe(4);
    await expect(confirm(id, code)).rejects.toMatchObject(refused(410, 'code-expired'));
    await expect(send(id)).rejects.toMatchObject(refused(409, 'contact-confirmed'));
  });

  it('contact codes: a pending code blocks codes for other contacts', async () => {
    await send((await contact(4)).id);
    for (const type of [4, 6] as const)
      await expect(send((await contact(type)).id)).rejects.toMatchObject(refused(429, 'code-already-sent'));
    server.clock.forward(1.5);
    await send((await contact(6)).id);
    expect((await list()).numberOfAttempts).toBe(2);
  });

  it('contact codes: a wrong code uses an attempt and stays pending; an expired code is removed', async () => {
    const { id, value } = await contact(6);
    await send(id);
    const code = await lastCode(server.db, value);
    await expect(confirm(id, otherThan(code))).rejects.toMatchObject(refused(409, 'code-wrong'));
    expect((await list()).numberOfAttempts).toBe(2);
    server.clock.forward(1.5);
    await expect(confirm(id, code)).rejects.toMatchObject(refused(410, 'code-expired'));
    expect((await list()).contactDtoList.some(({ confirmed }) => confirmed)).toBe(false);
  });

  it('CON-09 contact codes: entering an expired code uses an attempt, like a wrong code', async () => {
    const { id, value } = await contact(6);
    await send(id);
    const code = await lastCode(server.db, value);
    server.clock.forward(1.5);
    for (const attemptsLeft of [2, 1]) {
      await expect(confirm(id, code)).rejects.toMatchObject(refused(410, 'code-expired'));
      expect((await list()).numberOfAttempts).toBe(attemptsLeft);
    }
    const until = inMinutes(60);
    await expect(confirm(id, code)).rejects.toMatchObject({ ...refused(429, 'blocked'), until });
    await expect(list()).rejects.toMatchObject({ ...refused(429, 'blocked'), until });
  });

  it('contact codes: do not confirm another contact', async () => {
    const [phone, email] = [await contact(4), await contact(6)];
    await send(phone.id);
    const code = await lastCode(server.db, phone.value);
    await expect(confirm(email.id, code)).rejects.toMatchObject(refused(410));
  });

  it('contact codes: are stored only as a hash', async () => {
    const { id, value } = await contact(6);
    await send(id);
    const code = await lastCode(server.db, value);
    const [row] = await server.db.select().from(codes);
    expect(row?.hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });
});

describe('fourth attempt', () => {
  /** Sends a code and enters three wrong ones. */
  async function useUp() {
    const { id, value } = await contact(6);
    await send(id);
    const wrong = otherThan(await lastCode(server.db, value));
    for (let tries = 0; tries < 2; tries += 1)
      await expect(confirm(id, wrong)).rejects.toMatchObject(refused(409));
    return { id, wrong, right: await lastCode(server.db, value) };
  }

  it('contact codes: the fourth failure locks all calls for an hour, and ends no session', async () => {
    const { id, wrong, right } = await useUp();
    const until = inMinutes(60);
    await expect(confirm(id, wrong)).rejects.toMatchObject({ ...refused(429, 'blocked'), until });
    server.clock.forward(30);
    const blocked = { status: 429, reason: 'blocked', until };
    await expect(list()).rejects.toMatchObject(blocked);
    await expect(send(id)).rejects.toMatchObject(blocked);
    await expect(confirm(id, right)).rejects.toMatchObject(blocked);
    expect((await visitor.fetch('/api/v1/personal-information')).status).toBe(200);
    server.clock.forward(30);
    expect((await list()).numberOfAttempts).toBe(4);
    await send(id);
  });

  it.each<[string, (id: number, code: string, other: number) => Promise<unknown>]>([
    ['the list', list],
    ['asking for a code', send],
    [
      'asking for a code by the path',
      (id) => visitor.call(calls.sendCodeByPath, { params: { id: String(id) } }),
    ],
    ['the right code', confirm],
    ['a code for the other contact', (_id, code, other) => confirm(other, code)],
  ])(
    'REC-06 CON-10 contact codes: expiry with one attempt left locks too, as %s shows',
    async (_name, ask) => {
      const { id: other } = await contact(4);
      const { id, right } = await useUp();
      server.clock.forward(2);
      const shut = { ...refused(429, 'blocked'), until: inMinutes(59.5) };
      await expect(ask(id, right, other)).rejects.toMatchObject(shut);
      await expect(list()).rejects.toMatchObject(shut);
    },
  );

  it('contact codes: changing the contact after expiry does not restore the attempt', async () => {
    const { id } = await useUp();
    server.clock.forward(2);
    await visitor.call(calls.change, { body: { id, contactValue: 'maria.new@example.by' } });
    await expect(list()).rejects.toMatchObject({ ...refused(429), until: inMinutes(59.5) });
  });

  it('contact codes: concurrent tries do not bypass the limit', async () => {
    const { id, value } = await contact(6);
    await send(id);
    const wrong = otherThan(await lastCode(server.db, value));
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => confirm(id, wrong)));
    const statuses = tries.map((one) =>
      one.status === 'rejected' ? (one.reason as { status: number }).status : 0,
    );
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});

describe('change of a contact', () => {
  it('contacts: stores a phone in normalised form, unconfirmed, and voids a pending code', async () => {
    const { id, value } = await contact(4);
    await send(id);
    const code = await lastCode(server.db, value);
    await visitor.call(calls.change, { body: { id, contactValue: '+375 (44) 123-45-67' } });
    expect((await contact(4)).value).toBe('+375441234567');
    await expect(confirm(id, code)).rejects.toMatchObject(refused(410));
  });

  it.each([calls.change, calls.changeByPut])('contacts: rejects the same value by $method', async (call) => {
    const { id, value } = await contact(6);
    await expect(visitor.call(call, { body: { id, contactValue: ` ${value} ` } })).rejects.toMatchObject(
      refused(409, 'contact-same'),
    );
  });

  it('contacts: rejects a value of the other type with the field', async () => {
    const { id } = await contact(6);
    await expect(
      visitor.call(calls.change, { body: { id, contactValue: '+375291112233' } }),
    ).rejects.toMatchObject({ status: 400, fields: [{ field: 'contactValue', reason: 'format' }] });
  });

  it('contacts: changing a confirmed contact notifies the old e-mail, and is logged masked', async () => {
    const { id, value } = await contact(6);
    await server.db.update(contacts).set({ isConfirmed: true }).where(eq(contacts.id, id));
    await visitor.call(calls.change, { body: { id, contactValue: 'maria.new@example.by' } });
    const [letter] = await server.db.select().from(outbox);
    expect(letter).toMatchObject({ recipient: value, text: expect.stringContaining('ma*******@') as string });
    const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(entry).toMatchObject({ action: 'contact.change', details: { value: 'ma*******@example.by' } });
  });

  it('contacts: changing another user’s returns 404', async () => {
    const headman = await server.client('headman');
    const { id } = await contact(6);
    const theirs = [
      () => headman.call(calls.change, { body: { id, contactValue: 'maria.new@example.by' } }),
      () => headman.call(calls.sendCode, { body: id }),
      () => headman.call(calls.sendCodeByPath, { params: { id: String(id) } }),
      () => headman.call(calls.confirm, { body: { contactId: id, code: '123456' } }),
    ];
    for (const one of theirs) await expect(one()).rejects.toMatchObject({ status: 404 });
  });

  it('contacts: adding a contact returns its id; adding it twice is rejected', async () => {
    await server.db.delete(contacts);
    const body = { contactTypeId: 6, contactValue: 'maria@example.by' } as const;
    const id = await visitor.call(calls.create, { body });
    expect(await contact(6)).toEqual({ id, value: 'maria@example.by' });
    await expect(visitor.call(calls.create, { body })).rejects.toMatchObject(refused(409, 'contact-same'));
  });
});

it('contact codes: newer clients request a code through the path', async () => {
  const { id } = await contact(4);
  expect(await visitor.call(calls.sendCodeByPath, { params: { id: String(id) } })).toEqual({
    codeExpirationTime: inMinutes(1.5),
  });
});
