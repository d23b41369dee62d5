import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as auth from '@semestr/api/auth';
import * as certificates from '@semestr/api/certificates';
import { events, fileOf } from '@semestr/api/endpoint';
import * as recovery from '@semestr/api/recovery';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls, changesState, sent } from './contract.ts';
import { smsChannel } from '../src/delivery/channels.ts';
import { isOnPostgres, logins, startTestServer, type TestServer } from './server.ts';
import { enqueue } from '../src/domain/outbox.ts';

/** What came in by the gateway for text messages, in order. */
const delivered: { id: string; to: string }[] = [];
const gateway = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    delivered.push(JSON.parse(body) as (typeof delivered)[number]);
    response.writeHead(202).end();
  });
});

let first: TestServer;
let second: TestServer;

beforeAll(async () => {
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
});
afterAll(() => {
  gateway.close();
});

// A server that listens on TCP has an address with a port.
const gatewayUrl = (): string => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;

async function startTwo(): Promise<void> {
  const channels = () => ({ email: null, sms: smsChannel(gatewayUrl()) });
  first = await startTestServer({ channels: channels() });
  second = await startTestServer({ beside: first.address ?? '', channels: channels() });
}

const json = { 'content-type': 'application/json' };
const post = (server: TestServer, path: string, body: object, headers: Record<string, string> = {}) =>
  server.fetch(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

// Only PostgreSQL can be shared.
describe.each(isOnPostgres ? ['one database'] : [])('two servers on %s', () => {
  beforeAll(startTwo);
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  const reads = calls.filter(
    ({ call }) => call.method === 'GET' && !changesState(call) && !fileOf(call) && call.reply !== events,
  );
  it.each(reads)('answer $name the same', async ({ call, as, request }) => {
    const cookie = (await first.as(as)).cookie();
    const [path] = sent(call, await request(first.db));
    const [one, other] = await Promise.all(
      [first, second].map(async (server) => {
        const response = await server.fetch(path, { headers: { cookie } });
        return { status: response.status, body: (await response.text()).replaceAll(server.url, '') };
      }),
    );
    expect(one?.status).toBe(200);
    expect(other).toEqual(one);
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
    expect(await sentBy(first, second)).toEqual({ to: numbers, repeated: [] });
  });
});

describe('one server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ channels: { email: null, sms: smsChannel(gatewayUrl()) } });
  });
  afterAll(() => server.close());

  it('that is asked twice at once sends each message once', async () => {
    expect(await sentBy(server, server)).toEqual({ to: numbers, repeated: [] });
  });
});

const COUNT = 40;
const numbers = Array.from({ length: COUNT }, (_, index) => `+37529${String(7_000_000 + index)}`);

/** Has both empty the outbox at once; answers who got a message, and which messages came more than once. */
async function sentBy(one: TestServer, other: TestServer) {
  const now = one.clock.now();
  delivered.length = 0;
  await one.db.transaction(async (tx) => {
    for (const recipient of numbers)
      await enqueue(tx, { channel: 'sms', recipient, subject: 'Проверка', text: 'Проверка связи', now });
  });
  await Promise.all([one.deliver(), other.deliver()]);
  await vi.waitFor(() => expect(delivered.length).toBeGreaterThanOrEqual(COUNT), { timeout: 10_000 });
  await Promise.all([one.deliver(), other.deliver()]);
  const ids = delivered.map(({ id }) => id);
  return {
    to: delivered
      .map(({ to }) => to)
      .filter((to) => numbers.includes(to))
      .toSorted(),
    repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
  };
}
