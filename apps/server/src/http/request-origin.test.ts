import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as auth from '@semestr/api/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../../test/raw.ts';
import { logins, openTestDatabase, passwordOf, startTestServer, type TestServer } from '../../test/server.ts';

type Options = Parameters<typeof startTestServer>[0];

const BALANCER = '127.0.0.2';
const HOST = 'portal.example';

/** Starts a proxy at a separate address that sends forwarding headers like a typical nginx: https for all clients. */
async function balancerTo(server: TestServer): Promise<{ url: string; close: () => void }> {
  const { hostname, port } = new URL(server.url);
  const proxy: Server = createServer((incoming, answer) => {
    const { 'x-client': client = '198.51.100.1', ...rest } = incoming.headers;
    const headers = {
      ...rest,
      // Appends the client address that it sees to those sent by the client.
      'x-forwarded-for': [rest['x-forwarded-for'], client].filter(Boolean).join(', '),
      'x-forwarded-proto': 'https',
      'x-forwarded-host': HOST,
    };
    const { method, url: path } = incoming;
    const passed = request({ hostname, port, method, path, headers, localAddress: BALANCER }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => void proxy.close(),
  };
}

let server: TestServer;
afterEach(() => server.close());
const start = async (options: Options): Promise<void> => {
  server = await startTestServer({ demo: false, ...options });
};

const PATH = '/api/v1/faculties';
/** Returns the status of the last of the given number of requests. */
async function last(count: number, url: string, headers: Record<string, string> = {}): Promise<number> {
  let status = 0;
  for (let index = 0; index < count; index += 1) status = (await sendRaw(url, PATH, { headers })).status;
  return status;
}

describe('behind a trusted balancer', () => {
  it.each([BALANCER, '127.0.0.0/30', `10.0.0.1, ${BALANCER}`])(
    'request origin: distinguishes clients behind a trusted balancer: TRUST_PROXY=%s',
    async (trustProxy) => {
      await start({ rateLimit: 4, trustProxy });
      const balancer = await balancerTo(server);
      expect(await last(5, balancer.url, { 'x-client': '198.51.100.1' })).toBe(429);
      expect(await last(1, balancer.url, { 'x-client': '198.51.100.2' })).toBe(200);
      // Headers sent by a client do not change its identity.
      expect(
        await last(1, balancer.url, { 'x-client': '198.51.100.1', 'x-forwarded-for': '198.51.100.3' }),
      ).toBe(429);
      balancer.close();
    },
  );

  it('request origin: recognises the last of two chained proxies by their number', async () => {
    await start({ rateLimit: 4, trustProxy: '2' });
    const from = (client: string) => ({ 'x-forwarded-for': `192.0.2.1, ${client}, 10.0.0.1` });
    expect(await last(5, server.url, from('198.51.100.1'))).toBe(429);
    expect(await last(1, server.url, from('198.51.100.2'))).toBe(200);
  });

  it('request origin: ignores forwarding headers of an untrusted sender', async () => {
    await start({ rateLimit: 4, trustProxy: BALANCER });
    for (const client of [1, 2, 3, 4])
      await last(1, server.url, { 'x-forwarded-for': `198.51.100.${client}` });
    expect(await last(1, server.url, { 'x-forwarded-for': '198.51.100.5' })).toBe(429);
  });

  it('request origin: ignores all forwarding headers without a trusted proxy', async () => {
    await start({ rateLimit: 4, trustProxy: 'none' });
    for (const client of [1, 2, 3, 4])
      await last(1, server.url, { 'x-forwarded-for': `198.51.100.${client}` });
    expect(await last(1, server.url, { 'x-forwarded-for': '198.51.100.5' })).toBe(429);
    const { headers } = await sendRaw(server.url, PATH, { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('over https', () => {
  let demo: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    demo = await openTestDatabase(true);
  });
  afterAll(() => demo.close());
  const startDemo = (options: Options) => start({ database: { ...demo, close: async () => {} }, ...options });

  /** Returns the response to a sign-in. */
  async function signIn(url: string, headers: Record<string, string> = {}) {
    const response = await fetch(url + auth.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ username: logins.student, password: passwordOf('student') }),
    });
    const { photoUrl } = (await response.json()) as { photoUrl: string };
    return {
      status: response.status,
      cookie: response.headers.getSetCookie().join(),
      hsts: response.headers.get('strict-transport-security'),
      photoUrl,
    };
  }

  it('request origin: with a trusted balancer’s https, cookies are secure and links use its host', async () => {
    await startDemo({ trustProxy: BALANCER });
    const balancer = await balancerTo(server);
    const { status, cookie, hsts, photoUrl } = await signIn(balancer.url, { origin: `https://${HOST}` });
    expect(status).toBe(200);
    expect(cookie).toMatch(/; Secure/);
    expect(hsts).toMatch(/^max-age/);
    expect(photoUrl).toMatch(`https://${HOST}/`);
    balancer.close();
  });

  it('request origin: https reported by an untrusted sender changes nothing', async () => {
    await startDemo({ trustProxy: BALANCER });
    const madeUp = { 'x-forwarded-proto': 'https', 'x-forwarded-host': HOST };
    const { cookie, hsts, photoUrl } = await signIn(server.url, madeUp);
    expect(cookie).not.toContain('Secure');
    expect(hsts).toBeNull();
    expect(photoUrl.startsWith(`${server.url}/`)).toBe(true);
    expect((await signIn(server.url, { ...madeUp, origin: server.url })).status).toBe(200);
    const otherOrigin = { ...madeUp, origin: `https://${HOST}` };
    const sent = await fetch(`${server.url}/api/v1/auth/logout`, { method: 'POST', headers: otherOrigin });
    expect(sent.status).toBe(400);
  });

  it('request origin: PUBLIC_URL overrides the request', async () => {
    await startDemo({ publicUrl: `https://${HOST}` });
    const madeUp: Record<string, string>[] = [
      {},
      { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' },
    ];
    for (const headers of madeUp) {
      const { cookie, hsts, photoUrl } = await signIn(server.url, headers);
      expect(cookie).toMatch(/; Secure/);
      expect(hsts).toMatch(/^max-age/);
      expect(photoUrl).toMatch(`https://${HOST}/`);
    }
    const { status } = await sendRaw(server.url, '/api/v1/auth/logout', {
      method: 'POST',
      headers: { host: 'evil.example', origin: 'http://evil.example' },
    });
    expect(status).toBe(400);
  });
});

describe('program on this machine', () => {
  const metrics = async (headers: Record<string, string> = {}) =>
    (await sendRaw(server.url, '/metrics', { headers })).status;

  it('request origin: a direct local program has no limit and can read the metrics', async () => {
    await start({ rateLimit: 4 });
    expect(await last(9, server.url)).toBe(200);
    expect(await last(9, server.url, { host: 'localhost:3000' })).toBe(200);
    expect(await metrics()).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['with the host that it was asked for', { host: HOST }],
    ['with the network’s address of this machine', { host: '192.168.1.10:3000' }],
    ['with a host that begins like ours', { host: 'localhost.evil.example' }],
    ['that names itself', { via: '1.1 nginx' }],
    ['that sends only the protocol', { 'x-forwarded-proto': 'https' }],
    ['that sends the standard header', { forwarded: 'proto=https' }],
    ['that forwards for a local client', { 'x-forwarded-for': '127.0.0.1' }],
    ['of an older kind', { 'x-real-ip': '127.0.0.1' }],
  ])(
    'request origin: a proxy on this machine %s does not count as a local program',
    async (_what, headers) => {
      await start({ rateLimit: 4 });
      expect(await last(5, server.url, headers)).toBe(429);
      await server.close();
      await start({});
      expect(await metrics(headers)).toBe(404);
    },
  );

  it.each<[string, Options]>([
    ['PUBLIC_URL', { publicUrl: `https://${HOST}` }],
    ['TRUST_PROXY', { trustProxy: BALANCER }],
  ])(
    'request origin: with %s, a local program cannot be distinguished from a silent proxy',
    async (_name, options) => {
      await start({ rateLimit: 4, ...options });
      expect(await metrics()).toBe(404);
      expect(await last(5, server.url)).toBe(429);
      await server.close();
      await start({ metricsToken: 'a-long-enough-token', ...options });
      expect(await metrics()).toBe(404);
      expect(await metrics({ authorization: 'Bearer a-long-enough-token' })).toBe(200);
    },
  );
});
