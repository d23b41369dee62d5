import * as calls from '@semestr/api/opening';
import { isUnopened } from '@semestr/core/opening';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../db/tables/outbox.ts';
import { users } from '../../db/tables/users.ts';
import { makePasswordLinks } from '../../domain/password-links.ts';
import { NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

describe('CNS-02 opening', () => {
  it('opening: counts the records of each step in a running university', async () => {
    const facts = await admin.call(calls.read, {});
    expect(isUnopened(facts.counts)).toBe(false);
    expect(Object.entries(facts.counts).filter(([, count]) => count === 0)).toEqual([]);
    expect(facts.accounts.active).toBeGreaterThan(0);
  });

  it('opening: an invited account no longer counts as one without a password', async () => {
    const { accounts: before } = await admin.call(calls.read, {});
    const [account] = await server.db.select().from(users).where(eq(users.username, '42850011'));
    if (!account) throw new Error('The demo has no student 42850011');
    await makePasswordLinks(server.db, [account], { makerId: null, now: new Date(NOW) });
    const { accounts } = await admin.call(calls.read, {});
    expect(accounts).toEqual({ ...before, invited: before.invited + 1, none: before.none - 1 });
  });

  it('opening: states the installation, with the administrators who lack a second factor', async () => {
    const found = await admin.call(calls.installation, {});
    expect(found).toMatchObject({ gateways: { email: true, sms: true }, hasScanner: false, publicUrl: null });
    expect(found.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(found.database).toMatch(/^\d+/);
    expect(found.administrators.able).toBeGreaterThan(found.administrators.secured);
  });

  it('opening: a test message is sent to a phone in any notation', async () => {
    const { id } = await admin.call(calls.testMessage, {
      body: { way: 'sms', recipient: '8 (029) 111-22-33' },
    });
    const [message] = await server.db.select().from(outbox).where(eq(outbox.id, id));
    expect(message).toMatchObject({ channel: 'sms', recipient: '+375291112233', isSecret: false });
    expect(message?.text).toContain('пробное сообщение');
  });
});

describe('opening without gateways', () => {
  it('opening: a test message is refused while its channel is not set up', async () => {
    const bare = await startTestServer({ settings: { gateways: { email: false, sms: true } } });
    const visitor = await bare.as('admin');
    await expect(
      visitor.call(calls.testMessage, { body: { way: 'email', recipient: 'admin@example.com' } }),
    ).rejects.toMatchObject({ status: 409, reason: 'gateway-missing' });
    expect((await visitor.call(calls.read, {})).gateways).toEqual({ email: false, sms: true });
    await bare.close();
  });
});
