import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFrontEnds, type TestFrontEnds } from '../../test/front-ends.ts';
import { startGateway, startProvider } from '../../test/provider.ts';
import { sendRaw } from '../../test/raw.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { nonEmpty } from '../../test/non-empty.ts';

let fronts: TestFrontEnds;
let server: TestServer;
beforeAll(async () => {
  fronts = await startFrontEnds();
  server = await startTestServer({ frontEnds: fronts.frontEnds });
});
afterAll(async () => {
  await server.close();
  await fronts.remove();
});

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

const head = async (path: string, init?: RequestInit) => {
  const response = await server.fetch(path, init);
  await response.body?.cancel();
  return response;
};

const everywhere: [what: string, path: string, status: number, init?: RequestInit][] = [
  ['an answer of the API', '/api/v1/schedule/current-week', 200],
  ['one that is kept', '/api/v1/employees/all', 200],
  ['the description of the API', '/api/v1/openapi.json', 200],
  ['a refusal', '/api/v1/personal-information', 403],
  ['a wrong request', '/api/v1/employees/fio', 400],
  ['an address that cannot be read', '/api/v1/employees/schedule/%E0%A4%A', 400],
  ['a call that is not there', '/api/v1/nothing', 404],
  ['a method that is not there', '/schedule', 404, { method: 'POST' }],
  [
    'a body that is no JSON',
    '/api/v1/auth/login',
    400,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
  ],
  ['its health', '/healthz', 200],
  ['its readiness', '/readyz', 200],
  ['the metrics', '/metrics', 200],
  ['a file to be saved', '/api/v1/schedule/report?student-group-name=428501', 200],
  ['a page', '/schedule', 200],
  ['a page of the console', '/console/students', 200],
  ['a page that is not there', '/nothing', 404],
  ['a redirect', '/console', 302],
  ['a file', '/favicon.svg', 200],
  ['a script', '/assets/app-1a2b3c4d.js', 200],
  ['a file that is not there', '/assets/gone.js', 404],
  ['what search engines ask for', '/robots.txt', 200],
];

describe('security headers', () => {
  it.each(nonEmpty(everywhere))('security headers: are sent with %s', async (_what, path, status, init) => {
    const { headers, status: answered } = await head(path, init);
    expect(answered).toBe(status);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-resource-policy')).toMatch(/^(?:same|cross)-origin$/);
    expect(headers.get('referrer-policy')).toMatch(/^(?:no-referrer|strict-origin-when-cross-origin)$/);
    expect(headers.get('permissions-policy')).toMatch(
      /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\).*usb=\(\)/,
    );
    expect(headers.get('strict-transport-security')).toBeNull();
    const headersOfProxy = new Headers(init?.headers);
    headersOfProxy.set('x-forwarded-proto', 'https');
    // For a year, including subdomains.
    expect(
      (await head(path, { ...init, headers: headersOfProxy })).headers.get('strict-transport-security'),
    ).toBe('max-age=31536000; includeSubDomains');
  });

  it('security headers: an API response may not load or run anything', async () => {
    for (const path of ['/api/v1/schedule/current-week', '/api/v1/nothing', '/healthz', '/metrics'])
      expect((await head(path)).headers.get('content-security-policy')).toBe(NOTHING);
  });

  it('security headers: a file of a front end has the policy of a page', async () => {
    for (const path of ['/assets/app-1a2b3c4d.js', '/favicon.svg', '/console/assets/app-1a2b3c4d.js'])
      expect((await head(path)).headers.get('content-security-policy')).toMatch(/^default-src 'self';/);
  });

  it('security headers: a page may use passkeys', async () => {
    const permissions = (await head('/')).headers.get('permissions-policy');
    expect(permissions).toContain('publickey-credentials-get=(self)');
    expect(permissions).toContain('publickey-credentials-create=(self)');
  });
});

it('security headers: a public picture can be embedded by other sites, and nothing else', async () => {
  const all = (await (await server.fetch('/api/v1/employees/all')).json()) as { photoLink: string }[];
  const photo = new URL(all[0]?.photoLink ?? server.url).pathname;
  const policy = async (path: string) => (await head(path)).headers.get('cross-origin-resource-policy');
  for (const path of [photo, '/pictures/drawn.png', '/favicon.svg'])
    expect([path, await policy(path)]).toEqual([path, 'cross-origin']);
  for (const path of ['/api/v1/employees/all', '/', '/assets/app-1a2b3c4d.js'])
    expect([path, await policy(path)]).toEqual([path, 'same-origin']);
});

describe('page of another site', () => {
  const origin = 'https://evil.example';

  it.each(nonEmpty(everywhere))(
    'security headers: another site’s page cannot read %s',
    async (_what, path, _status, init) => {
      const headers = new Headers(init?.headers);
      headers.set('origin', origin);
      const answer = await head(path, { ...init, headers });
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  it('security headers: another site’s page gets no permission by a preflight', async () => {
    const headers = { origin, 'access-control-request-method': 'PUT' };
    const answer = await head('/api/v1/personal-information', { method: 'OPTIONS', headers });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

it.each(['/api/v1/schedule/current-week', '/schedule', '/assets/app-1a2b3c4d.js', '/healthz'])(
  'security headers: TRACE %s does not echo the request',
  async (path) => {
    const headers = { 'x-secret': 'kept-private' };
    const { status, body } = await sendRaw(server.url, path, { method: 'TRACE', headers });
    expect(status).toBe(404);
    expect(body).not.toContain('kept-private');
  },
);

it.each(['/assets/', '/console/assets/', '/pictures/'])(
  'security headers: the folder %s is not listed',
  async (path) => {
    const response = await server.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/app-1a2b3c4d|Page-5e6f|drawn/);
  },
);

describe('Referer of a page', () => {
  it.each([
    '/initial-password?h=abc&t=1',
    '/verify/WyJj.c2ln',
    '/new-password',
    '/password-recovery/code',
    '/contact-confirm?x=1',
    '/login/oidc?state=abc&error=no',
    '/anything?token=abc',
  ])('security headers: a secret page’s address is never sent: %s', async (path) => {
    expect((await head(path)).headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each(['/', '/schedule?week=2', '/console/students', '/verify-me'])(
    'security headers: other sites receive only the origin of a page: %s',
    async (path) => {
      expect((await head(path)).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    },
  );
});

it('security headers: an address too long for any hook has the headers that do not depend on a proxy', async () => {
  const bare = await startTestServer({ demo: false, publicUrl: 'https://portal.example' });
  const { status, headers } = await bare.fetch(`/api/v1/employees/schedule/${'x'.repeat(9000)}`);
  expect(status).toBe(414);
  expect(headers.get('content-security-policy')).toBe(NOTHING);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age/);
  await bare.close();
});

describe('behind a gateway', () => {
  it('security headers: a gateway’s response has each header once, with its own value', async () => {
    const provider = await startProvider();
    const gateway = await startGateway(provider.url, { publicUrl: 'https://portal.example' });
    provider.answers(200, {
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'default-src *',
      'strict-transport-security': 'max-age=1',
      'referrer-policy': 'unsafe-url',
      'permissions-policy': 'camera=*',
    });
    for (const path of ['/api/v1/faculties', '/healthz', '/readyz', '/api/v1//x']) {
      const { headers } = await sendRaw(gateway.url, path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': NOTHING,
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}; includeSubDomains$/) as string,
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
    }
    await gateway.close();
    await provider.close();
  });

  it('security headers: a provider’s HSTS does not apply to a gateway over http', async () => {
    const provider = await startProvider();
    const gateway = await startGateway(provider.url);
    provider.answers(200, { 'strict-transport-security': 'max-age=31536000' });
    const { headers } = await sendRaw(gateway.url, '/api/v1/faculties');
    expect(headers['strict-transport-security']).toBeUndefined();
    await gateway.close();
    await provider.close();
  });
});
