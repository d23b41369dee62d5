import { once } from 'node:events';
import { type ClientRequest, request, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import * as auth from '@semestr/api/auth';
import * as support from '@semestr/api/support';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faculties } from '../db/tables/faculties.ts';
import { outbox } from '../db/tables/outbox.ts';
import { signInFailures } from '../db/tables/users.ts';
import { logins, passwordOf, startTestServer, type TestServer } from '../../test/server.ts';
import { CachedAnswers } from './cached.ts';
import { loggerOf } from './logger.ts';

const log: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    rateLimit: 40,
    publicUrl: 'https://portal.example',
    limits: { requestTimeout: 400, connections: 40 },
    logger: loggerOf('info', { write: (line) => void log.push(line) }),
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(signInFailures);
});

/** Begins a request whose body is sent by the test; resolves with the status when the server has responded. */
function begin(path: string, options: RequestOptions): { call: ClientRequest; status: Promise<number> } {
  const call = request(server.url + path, { agent: false, ...options });
  const status = new Promise<number>((resolve) => {
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    // After responding, the server closes the connection even if data are still being sent.
    call.on('error', () => resolve(0));
  });
  return { call, status };
}

const REPORT = support.report.path;
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const text = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.bin"\r\n\r\n';
const MEGABYTE = 'x'.repeat(1024 * 1024);

describe('form', () => {
  it('flood protection: a form declared larger than 10 MB is rejected before it is read', async () => {
    const headers = { ...form, 'content-length': String(11 * 1024 * 1024) };
    const { call, status } = begin(REPORT, { method: 'POST', headers });
    call.flushHeaders();
    expect(await status).toBe(413);
    call.destroy();
  });

  it('flood protection: a form that grows larger than 10 MB is rejected while reading, whatever its parts', async () => {
    const part = (index: number) => `${text(`field${index}`, 'x')}${fileHead}${MEGABYTE}\r\n`;
    const { call, status } = begin(REPORT, { method: 'POST', headers: form });
    for (let index = 0; index < 12; index += 1) call.write(part(index));
    expect(await status).toBe(413);
    call.destroy();
  });

  const attempts = async () => (await server.db.select().from(signInFailures))[0]?.count;

  it('flood protection: a form is counted before it is read', async () => {
    const send = () => {
      const headers = { ...form, 'content-length': '1000', 'x-forwarded-for': '198.51.100.30' };
      const { call, status } = begin(REPORT, { method: 'POST', headers });
      call.flushHeaders();
      return { call, status };
    };
    // None of these is sent completely.
    for (let tries = 1; tries <= 20; tries += 1) {
      const { call } = send();
      await expect.poll(attempts).toBe(tries);
      call.destroy();
    }
    const { call, status } = send();
    expect(await status).toBe(429);
    call.destroy();
  });

  it('flood protection: a client may send three forms at the same time', async () => {
    const open = Array.from({ length: 4 }, () => {
      const headers = { ...form, 'x-forwarded-for': '198.51.100.31' };
      const begun = begin(REPORT, { method: 'POST', headers });
      begun.call.write(text('description', 'Пол'));
      return begun;
    });
    expect(await Promise.race(open.map(({ status }) => status))).toBe(429);
    for (const { call } of open) call.destroy();
    const whole = begin(REPORT, { method: 'POST', headers: { ...form, 'x-forwarded-for': '198.51.100.32' } });
    whole.call.end(`${text('description', 'Упало')}${text('email', 'a@example.by')}--x--\r\n`);
    expect(await whole.status).toBe(200);
    expect(await server.db.$count(outbox)).toBeGreaterThan(0);
  });

  it.each([
    ['a part without a name', `--x\r\ncontent-disposition: form-data\r\n\r\nПол\r\n--x--\r\n`],
    ['a part with an empty name', `${text('', 'Пол')}--x--\r\n`],
    ['a file that breaks off', `${text('description', 'Пол')}${fileHead}половина`],
    ['headers that break off', `--x\r\ncontent-disposition: form-da`],
    ['no parts', '--x--\r\n'],
    ['another boundary', '--y\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--y--\r\n'],
  ])('flood protection: a form with %s returns 400', async (_what, body) => {
    const headers = { ...form, 'x-forwarded-for': '198.51.100.33' };
    const { call, status } = begin(REPORT, { method: 'POST', headers });
    call.end(body);
    expect(await status).toBe(400);
  });

  it('flood protection: an aborted form is not logged as a server error', async () => {
    log.length = 0;
    const headers = { ...form, 'content-length': '100000', 'x-forwarded-for': '198.51.100.34' };
    const { call } = begin(REPORT, { method: 'POST', headers });
    call.write(`${text('description', 'Пол')}${fileHead}половина`);
    await once(call, 'socket');
    await expect.poll(() => log.join('')).toContain(REPORT);
    call.destroy();
    await expect.poll(() => log.join('')).toContain('was aborted');
    expect(log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});

describe('body', () => {
  it('flood protection: a body over 16 KB is rejected unless the call allows more', async () => {
    const body = JSON.stringify({ username: 'x'.repeat(17 * 1024), password: 'x' });
    const headers = { 'content-type': 'application/json' };
    expect((await server.fetch(auth.login.path, { method: 'POST', headers, body })).status).toBe(413);
    const chunked = begin(auth.login.path, { method: 'POST', headers });
    chunked.call.end(body);
    expect([413, 0]).toContain(await chunked.status);
  });

  it('flood protection: the body of an unauthorised caller is not read', async () => {
    const headers = { 'content-type': 'text/plain', 'content-length': '6000000' };
    const { call, status } = begin('/api/v1/profiles/my-photo', { method: 'POST', headers });
    call.flushHeaders();
    expect(await status).toBe(403);
    call.destroy();
  });

  it('flood protection: a body that arrives too slowly is aborted', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': '100' };
    const { call, status } = begin(auth.login.path, { method: 'POST', headers });
    call.write('{"username":');
    expect([408, 0]).toContain(await status);
  });
});

it('flood protection: connections are limited, and closing one frees a slot', async () => {
  const { hostname, port } = new URL(server.url);
  const sockets = Array.from({ length: 45 }, () => connect(Number(port), hostname));
  const closed = Promise.any(sockets.map((socket) => once(socket, 'close')));
  for (const socket of sockets) socket.on('error', () => undefined);
  await closed;
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await server.fetch('/healthz')).status).toBe(200);
});

describe('cached response', () => {
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await server.fetch(`/api/v1${path}`, { headers });
    return { etag: response.headers.get('etag'), body: await response.text() };
  };

  it('flood protection: unknown parameters and other hosts do not bypass the cache', async () => {
    const first = await read('/faculties');
    // Inserted without a signal: a newly created response would contain this row.
    await server.db.insert(faculties).values({ name: 'Неизвестный', abbrev: 'НФ' });
    expect(await read('/faculties?x=1')).toEqual(first);
    expect(await read('/faculties?x=2&filter=')).toEqual(first);
    expect(await read('/faculties/')).toEqual(first);
    expect(await read('/faculties', { 'x-forwarded-host': 'evil.example' })).toEqual(first);
    expect((await read('/faculties?page=0')).body).toContain('НФ');
  });

  it('flood protection: links in cached responses use the configured address', async () => {
    const { body } = await read('/employees/all', { 'x-forwarded-host': 'evil.example' });
    const [row] = JSON.parse(body) as { photoLink: string }[];
    expect(row?.photoLink).toMatch(/^https:\/\/portal\.example\/api\/v1\/employees\/photo\/\d+$/);
  });

  it('flood protection: the API description is the same with any parameters', async () => {
    const { etag } = await read('/openapi.json');
    expect((await read('/openapi.json?x=1', { 'x-forwarded-host': 'evil.example' })).etag).toBe(etag);
  });

  it('flood protection: cached responses count towards the rate limit too', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.40' };
    const statuses: number[] = [];
    for (let index = 0; index < 50; index += 1)
      statuses.push((await server.fetch('/api/v1/faculties', { headers })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('flood protection: a cached response is created once for concurrent requests, and again after a failure', async () => {
    const cached = new CachedAnswers(() => new Date('2026-11-20T09:58:00Z'));
    const { promise, resolve } = Promise.withResolvers<string>();
    let createdCount = 0;
    const make = () => {
      createdCount += 1;
      return promise;
    };
    const sent: unknown[] = [];
    const reply = {
      header: () => reply,
      hasHeader: () => false,
      code: () => reply,
      send: (body: unknown) => sent.push(body),
    };
    // The methods of Fastify's reply that a response needs.
    const ask = (work: () => Promise<string>) =>
      cached.make('key', work, { headers: {} } as never, reply as never);
    const requests = [ask(make), ask(make), ask(make)];
    resolve('[]');
    await Promise.all(requests);
    expect([createdCount, sent.length]).toEqual([1, 3]);
    cached.clear();
    await expect(ask(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await ask(() => Promise.resolve('[1]'));
    expect(sent).toHaveLength(4);
  });
});

it('flood protection: sign-in works after all of these requests', async () => {
  const body = { username: logins.student, password: passwordOf('student') };
  const visitor = await server.client();
  await expect(visitor.call(auth.login, { body })).resolves.toMatchObject({ username: logins.student });
});
