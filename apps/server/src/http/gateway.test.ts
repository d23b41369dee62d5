import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';

/** A request received by the provider, and its response. */
interface RecordedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
interface PlannedAnswer {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}
const requests: RecordedRequest[] = [];
let planned: PlannedAnswer = { status: 200 };
/** Milliseconds since 1970. */
let now = 0;

let provider: Server;
let app: FastifyInstance;
let url: string;

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
async function gatewayTo(providerUrl: string): Promise<FastifyInstance> {
  const created = await createApp({ source: { providerUrl }, now: () => new Date(now), frontEnds: null });
  await created.listen({ port: 0, host: '127.0.0.1' });
  return created;
}
const addressOf = (made: FastifyInstance) =>
  `http://127.0.0.1:${(made.server.address() as AddressInfo).port}`;

beforeAll(async () => {
  provider = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      requests.push({ method, url: path, headers, body: Buffer.concat(parts).toString() });
      response.writeHead(planned.status, planned.headers).end(planned.body);
    });
  });
  app = await gatewayTo(await listen(provider));
  url = addressOf(app);
});
afterAll(async () => {
  await app.close();
  provider.close();
});

async function send(answer: PlannedAnswer, path: string, init?: RequestInit) {
  planned = answer;
  const response = await fetch(url + path, init);
  return { response, body: await response.text(), request: requests.at(-1) };
}

const json = { 'content-type': 'application/json' };

describe('gateway', () => {
  it.each(['/api/v1/auth/oidc', '/api/v1/auth/oidc/finish', '/api/v1/auth/oidc/'])(
    'gateway: does not offer sign-in with an identity provider: %s',
    async (path) => {
      const before = requests.length;
      const { response, body } = await send({ status: 200 }, path, {
        method: 'POST',
        headers: json,
        body: '{}',
      });
      expect([response.status, body]).toEqual([404, '']);
      expect(requests.length).toBe(before);
    },
  );

  it('gateway: forwards a call with its query, cookie and response unchanged', async () => {
    const path = '/api/v1/schedule?studentGroup=428501&x=%D1%8F%20%2F';
    const { response, body, request } = await send(
      { status: 200, headers: { ...json, etag: '"1"' }, body: '{"exams":[]}' },
      path,
      { headers: { cookie: 'SESSION=abc' } },
    );
    expect(request).toMatchObject({ method: 'GET', url: path, headers: { cookie: 'SESSION=abc' } });
    expect(request?.headers.host).toBe(new URL(`http://${request?.headers.host}`).host);
    expect([response.status, body, response.headers.get('etag')]).toEqual([200, '{"exams":[]}', '"1"']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['json', 'application/json', '{"username":"я","password":"p"}'],
    ['a bare number', 'application/json', '812'],
    ['text', 'text/plain', 'data:image/jpeg;base64,AAAA'],
    ['a form', 'multipart/form-data; boundary=x', '--x\r\n\r\nfile\r\n--x--\r\n'],
  ])('gateway: forwards a body of %s unchanged', async (_what, type, body) => {
    const { request } = await send({ status: 200 }, '/api/v1/anything', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(request).toMatchObject({ method: 'POST', body, headers: { 'content-type': type } });
  });

  it.each([200, 280, 400, 401, 403, 404, 409, 410, 418, 429, 500, 503])(
    'gateway: forwards an empty %i',
    async (status) => {
      const { response, body } = await send({ status }, '/api/v1/auth/login', { method: 'POST' });
      expect([response.status, body]).toEqual([status, '']);
    },
  );

  it('gateway: forwards the address of a 280 and the time of a 429', async () => {
    const redirect = await send(
      { status: 280, headers: json, body: '{"redirectUrl":"https://a.example"}' },
      '/api/v1/auth/login',
      { method: 'POST' },
    );
    expect(redirect.body).toBe('{"redirectUrl":"https://a.example"}');
    const ban = await send(
      { status: 429, headers: json, body: '{"banExpiredTime":"2026-11-20T10:13:00Z"}' },
      '/api/v1/x',
    );
    expect(ban.body).toBe('{"banExpiredTime":"2026-11-20T10:13:00Z"}');
  });

  const theirs = 'SESSION=YWJj; Path=/api/v1; Domain=provider.example; Secure; HttpOnly; SameSite=None';
  it('gateway: makes the provider’s cookie work on http', async () => {
    const { response } = await send(
      { status: 200, headers: { 'set-cookie': [theirs] } },
      '/api/v1/auth/login',
      { method: 'POST' },
    );
    expect(response.headers.getSetCookie()).toEqual(['SESSION=YWJj; Path=/api/v1; HttpOnly; SameSite=Lax']);
  });

  it('gateway: keeps the cookie secure on https, limited to this address', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const { response } = await send(
      { status: 200, headers: { 'set-cookie': [theirs] } },
      '/api/v1/auth/login',
      { method: 'POST', headers },
    );
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toContain('; Secure');
    expect(cookie).not.toMatch(/Domain|SameSite=None/i);
  });

  it('gateway: rejects requests from another site’s page, and forwards nothing', async () => {
    const before = requests.length;
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      for (const [method, path] of [
        ['POST', '/api/v1/settings/contact/update'],
        ['GET', '/api/v1/auth/logout'],
      ] as const) {
        const { response } = await send({ status: 200 }, path, { method, headers });
        expect(response.status).toBe(400);
      }
    expect(requests).toHaveLength(before);
  });

  it('gateway: compresses responses that the provider does not', async () => {
    const body = JSON.stringify({ text: 'Расписание '.repeat(200) });
    for (const encoding of ['br', 'gzip']) {
      const { response, body: read } = await send(
        { status: 200, headers: json, body },
        '/api/v1/phone-book',
        {
          headers: { 'accept-encoding': encoding },
        },
      );
      expect([response.headers.get('content-encoding'), read]).toEqual([encoding, body]);
    }
    const packed = brotliCompressSync(body);
    const headers = { ...json, 'content-encoding': 'br' };
    const { response, body: read } = await send({ status: 200, headers, body: packed }, '/api/v1/phone-book');
    expect([response.headers.get('content-encoding'), read]).toEqual(['br', body]);
  });

  it('gateway: does not forward a call that the provider does not have again for ten minutes', async () => {
    const path = '/api/v1/institution';
    expect((await send({ status: 404 }, path)).response.status).toBe(404);
    const before = requests.length;
    expect((await send({ status: 200 }, `${path}?x=1`)).response.status).toBe(404);
    expect(requests.length).toBe(before);
    now += 11 * 60_000;
    expect((await send({ status: 200, headers: json, body: '{}' }, path)).response.status).toBe(200);
  });

  it.each(['/api/v1/student-groups', '/api/v1/verify/abc', '/api/v1/auditories/schedule?name=1-1'])(
    'gateway: forwards %s again after a 404, which may be a response of the provider',
    async (path) => {
      await send({ status: 404 }, path);
      expect((await send({ status: 200, headers: json, body: '{}' }, path)).response.status).toBe(200);
    },
  );

  it('gateway: serves its own API description', async () => {
    const { response } = await send({ status: 404 }, '/api/v1/openapi.json');
    expect(response.status).toBe(200);
  });
});

describe('provider', () => {
  it('gateway: an unavailable provider is a 503 without a body; the gateway continues', async () => {
    const down = createServer();
    const address = await listen(down);
    await new Promise((resolve) => down.close(resolve));
    const gateway = await gatewayTo(address);
    for (let time = 0; time < 2; time += 1) {
      const response = await fetch(`${addressOf(gateway)}/api/v1/schedule/current-week`);
      expect([response.status, await response.text()]).toEqual([503, '']);
    }
    expect((await fetch(`${addressOf(gateway)}/healthz`)).status).toBe(200);
    await gateway.close();
  });

  it('gateway: an aborted response of the provider is a 502', async () => {
    const rude = createServer((request) => request.socket.destroy());
    const gateway = await gatewayTo(await listen(rude));
    const response = await fetch(`${addressOf(gateway)}/api/v1/schedule/current-week`);
    expect([response.status, await response.text()]).toEqual([502, '']);
    await gateway.close();
    rude.close();
  });

  it('gateway: the provider’s address may include the path of its API', async () => {
    planned = { status: 200 };
    const gateway = await gatewayTo(
      `http://127.0.0.1:${(provider.address() as AddressInfo).port}/other/api/`,
    );
    await fetch(`${addressOf(gateway)}/api/v1/faculties?a=1`);
    expect(requests.at(-1)?.url).toBe('/other/api/faculties?a=1');
    await gateway.close();
  });
});
