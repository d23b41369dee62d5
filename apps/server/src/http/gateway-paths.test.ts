import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, startProvider } from '../../test/provider.ts';
import { sendRaw } from '../../test/raw.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  provider = await startProvider();
  gateway = await startGateway(`${provider.url}/their/api`);
});
beforeEach(() => {
  provider.requests.length = 0;
  provider.answers(200);
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});

/** Headers of a picture request from another site's page. */
const fromElsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };

describe('ambiguous path', () => {
  it.each([
    '/api/v1/auth//logout',
    '/api/v1//auth/logout',
    '/api/v1/auth/./logout',
    '/api/v1/auth/x/../logout',
    '/api/v1/x/../auth/logout',
    '/api/v1/auth/%6cogout',
    '/api/v1/auth/%6Cogout?a=1',
    '/api/v1/auth/%256cogout',
    '/api/v1/auth%2flogout',
    '/api/v1/auth%5Clogout',
    '/api/v1/auth\\logout',
    '/api/v1/auth/%2e/logout',
    '/api/v1/auth/x/%2e%2e/logout',
    '/api/v1/auth;a=1/logout',
    '/api/v1/auth/logout;jsessionid=1',
    '/api/v1/auth/logout%3Ba',
    '/api/v1/auth/logout%3Fa',
    '/api/v1/auth/logout%23a',
    '/api/v1/auth/logout%00',
    '/api/v1/auth/logout%0a',
    '/api/v1/auth/logout%20',
    '/api/v1/auth/%20logout',
    '/%61pi/v1/auth/logout',
    'http://provider.example/api/v1/auth/logout',
  ])('gateway: rejects %s from any source', async (path) => {
    for (const headers of [fromElsewhere, {}]) {
      const { status } = await sendRaw(gateway.url, path, { headers });
      expect([path, status]).toEqual([path, 400]);
    }
    expect(provider.requests).toEqual([]);
  });
});

describe('GET call that changes something', () => {
  it.each([
    '/api/v1/auth/logout',
    '/api/v1/auth/logout/',
    '/api/v1/auth/logout///?a=1',
    '/api/v1/Auth/LOGOUT',
    '/api/v1/auth/logout.json',
    '/api/v1/auth/logout?x=/../',
  ])('gateway: %s is blocked for another site’s page, and forwarded for a program', async (path) => {
    expect((await sendRaw(gateway.url, path, { headers: fromElsewhere })).status).toBe(400);
    expect((await sendRaw(gateway.url, path, { method: 'HEAD' })).status).toBe(400);
    expect(provider.requests).toEqual([]);
    expect((await sendRaw(gateway.url, path)).status).toBe(200);
    expect(provider.requests).toHaveLength(1);
  });
});

it.each([
  '/schedule/%D0%A4%D0%9A%D0%A1%D0%B8%D0%A1',
  '/rooms/407-5%20%D0%BA.',
  '/rooms/a%2Bb,c(1)%40',
  '/verify/WyJjZXJ0aWZpY2F0ZSJd.c2lnbmVk',
  '/employees/schedule/i-obrazcov?x=%2F..%2F%6c;y=//',
])('gateway: an ordinary path is forwarded unchanged: %s', async (path) => {
  const { status } = await sendRaw(gateway.url, `/api/v1${path}`, { headers: fromElsewhere });
  expect(status).toBe(200);
  expect(provider.requests.map(({ url }) => url)).toEqual([`/their/api${path}`]);
});

describe('forwarding headers', () => {
  const madeUp = {
    forwarded: 'for=198.51.100.9;host=evil.example',
    via: '1.1 evil.example',
    'x-real-ip': '198.51.100.9',
    'x-forwarded-for': '198.51.100.8, 198.51.100.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '99',
    'x-forwarded-prefix': '/evil',
    'x-original-url': '/api/v1/admin/users',
    'x-rewrite-url': '/api/v1/admin/users',
    'x-http-method-override': 'DELETE',
  };
  const received = () => {
    const { headers = {} } = provider.requests.at(-1) ?? {};
    return Object.fromEntries(Object.entries(headers).filter(([name]) => /^(?:x-|via|forwarded)/.test(name)));
  };

  it('gateway: forwards the client address reported by a trusted proxy', async () => {
    await sendRaw(gateway.url, '/api/v1/faculties', { headers: madeUp });
    expect(received()).toEqual({
      'x-forwarded-for': '198.51.100.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
  });

  it('gateway: replaces the client address reported by any other sender', async () => {
    const strict = await startGateway(provider.url, { trustProxy: 'none' });
    await sendRaw(strict.url, '/api/v1/faculties', { headers: madeUp });
    expect(received()).toEqual({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(strict.url).host,
      'x-forwarded-proto': 'http',
    });
    await strict.close();
  });

  it('gateway: forwarding headers follow PUBLIC_URL', async () => {
    const named = await startGateway(provider.url, { publicUrl: 'https://portal.example' });
    await sendRaw(named.url, '/api/v1/faculties', { headers: madeUp });
    expect(received()).toMatchObject({ 'x-forwarded-host': 'portal.example', 'x-forwarded-proto': 'https' });
    await named.close();
  });
});

describe('/readyz', () => {
  const ready = async () => (await sendRaw(gateway.url, '/readyz')).status;

  it.each([
    [200, 200],
    [404, 200],
    [403, 200],
    [500, 503],
    [503, 503],
  ])('gateway: /readyz for a provider that responds with %i is %i', async (status, expected) => {
    provider.answers(status);
    expect(await ready()).toBe(expected);
    expect(provider.requests[0]?.url).toBe('/their/api/schedule/current-week');
  });

  it('gateway: /readyz is 503 for a provider that does not respond within two seconds', async () => {
    provider.answers(200, {}, 10_000);
    const before = performance.now();
    expect(await ready()).toBe(503);
    expect(performance.now() - before).toBeLessThan(3000);
  });

  it('gateway: /readyz is 503 for an unreachable provider, while the gateway itself runs', async () => {
    const away = await startProvider();
    await away.close();
    const lonely = await startGateway(away.url);
    expect((await sendRaw(lonely.url, '/readyz')).status).toBe(503);
    expect((await sendRaw(lonely.url, '/healthz')).status).toBe(200);
    await lonely.close();
  });
});
