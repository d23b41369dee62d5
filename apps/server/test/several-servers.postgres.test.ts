import * as auth from '@semestr/api/auth';
import * as certificates from '@semestr/api/certificates';
import { changesState, events, fileOf } from '@semestr/api/endpoint';
import * as recovery from '@semestr/api/recovery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTableImport } from './calls/table-imports.ts';
import { calls, sent } from './contract.ts';
import { smsChannel } from '../src/delivery/channels.ts';
import { numbers, sentBy } from './sent-once.ts';
import { logins, startTestServer, type TestServer } from './server.ts';
import { type SmsGateway, startSmsGateway } from './sms-gateway.ts';

let gateway: SmsGateway;
let first: TestServer;
let second: TestServer;

async function startTwo(): Promise<void> {
  gateway = await startSmsGateway();
  const channels = () => ({ email: null, sms: smsChannel(gateway.url) });
  first = await startTestServer({ channels: channels() });
  // The demo university has loaded no table.
  await addTableImport(first.db);
  second = await startTestServer({ beside: first.address ?? '', channels: channels() });
}

const json = { 'content-type': 'application/json' };
const post = (server: TestServer, path: string, body: object, headers: Record<string, string> = {}) =>
  server.fetch(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

describe('two servers on one database', () => {
  beforeAll(startTwo);
  afterAll(async () => {
    await second.close();
    await first.close();
    await gateway.close();
  });

  const reads = calls.filter(
    ({ call }) => call.method === 'GET' && !changesState(call) && !fileOf(call) && call.reply !== events,
  );
  it('answer every reading call the same', { timeout: 120_000 }, async () => {
    expect(reads.length).toBeGreaterThan(100);
    const differing: unknown[] = [];
    for (const { name, call, as, request } of reads) {
      const cookie = (await first.as(as)).cookie();
      const [path] = sent(call, await request(first.db));
      const [one, other] = await Promise.all(
        [first, second].map(async (server) => {
          const response = await server.fetch(path, { headers: { cookie } });
          return { status: response.status, body: (await response.text()).replaceAll(server.url, '') };
        }),
      );
      if (one?.status !== 200 || one.body !== other?.body || other.status !== 200)
        differing.push({ name, one, other });
    }
    expect(differing).toEqual([]);
  });

  it('end a session for each other', async () => {
    const student = await first.client('student');
    const headers = { cookie: student.cookie() };
    expect((await second.fetch('/api/v1/personal-information', { headers })).status).toBe(200);
    expect((await second.fetch('/api/v1/auth/logout', { method: 'POST', headers })).status).toBe(200);
    expect((await student.fetch('/api/v1/personal-information')).status).toBe(403);
  });

  it('count failed sign-ins together', async () => {
    const signIn = (server: TestServer) =>
      post(server, auth.login.path, { username: logins.teacher, password: 'Wrong-2026!' });
    for (let tries = 0; tries < 5; tries += 1)
      for (const server of [first, second]) expect((await signIn(server)).status).toBe(401);
    for (const server of [first, second]) {
      const refused = await signIn(server);
      expect(refused.status).toBe(429);
      expect(await refused.json()).toEqual({ banExpiredTime: '2026-11-20T10:13:00.000Z' });
    }
  });

  it('count wrong contacts together, and shut out together', async () => {
    const body = { login: logins.headman, contactValue: 'guess@example.by' };
    const guess = (server: TestServer) => post(server, recovery.proveContact.path, body);
    for (const server of [first, second, first, second]) expect((await guess(server)).status).toBe(404);
    expect((await guess(first)).status).toBe(429);
    const asked = `${recovery.maskedContacts.path}?login=${logins.headman}`;
    expect((await second.fetch(asked)).status).toBe(429);
  });

  it('order once for one key, whichever of them is asked, and both at once', async () => {
    const student = await first.client('noter');
    const headers = { cookie: student.cookie(), 'idempotency-key': 'several-0001' };
    const order = (server: TestServer, more: Record<string, string> = {}) =>
      post(server, certificates.register.path, certificates.register.example.body, { ...headers, ...more });
    const before = await student.call(certificates.list, {});
    const answers = await Promise.all([order(first), order(second)]);
    // Whoever comes second is told to wait, or gets the answer of the first.
    expect(answers.map(({ status }) => status)).toContain(200);
    const bodies = await Promise.all([order(first), order(second)].map(async (one) => (await one).text()));
    expect(bodies[0]).toBe(bodies[1]);
    const ordered = JSON.parse(bodies[0] ?? '') as { id: number }[];
    const after = await student.call(certificates.list, {});
    expect(after).toHaveLength(before.length + ordered.length);
  });

  it('empty one outbox, each message once', async () => {
    expect(await sentBy(gateway, first, second)).toEqual({ to: numbers, repeated: [] });
  });
});
