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

const photoOf = async () => {
  const all = (await (await server.fetch('/api/v1/employees/all')).json()) as { photoLink: string }[];
  return new URL(all[0]?.photoLink ?? server.url).pathname;
};

it('security headers: other sites can only embed public data and pictures', async () => {
  const policy = async (path: string) => (await head(path)).headers.get('cross-origin-resource-policy');
  for (const path of [await photoOf(), '/api/v1/employees/all', '/pictures/drawn.png', '/favicon.svg'])
    expect([path, await policy(path)]).toEqual([path, 'cross-origin']);
  for (const path of ['/api/v1/personal-information', '/', '/assets/app-1a2b3c4d.js'])
    expect([path, await policy(path)]).toEqual([path, 'same-origin']);
});

describe('page of another site', () => {
  const origin = 'https://other.example';
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin');
  const preflight = (path: string, method: string) =>
    head(path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'if-none-match',
      },
    });

  it.each([
    '/api/v1/schedule/current-week',
    '/api/v1/schedule?studentGroup=428501',
    '/api/v1/employees/all',
    '/api/v1/employees/fio?employee-fio=а',
    '/api/v1/rating/courses?year=2025',
    '/api/v1/holidays',
    // A refusal can also be read.
    '/api/v1/employees/fio',
    '/api/v1/employees/schedule/nobody',
  ])('CORS: another site’s page can read %s without credentials', async (path) => {
    const response = await head(path, { headers: { origin, cookie: 'SESSION=other' } });
    expect(allowed(response)).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    const options = await preflight(path, 'GET');
    expect(options.status).toBe(204);
    expect(allowed(options)).toBe('*');
    expect(options.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    expect(options.headers.get('access-control-allow-headers')).toBe('*');
    expect(options.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('CORS: another site’s page can show a public picture', async () => {
    expect(allowed(await head(await photoOf(), { headers: { origin } }))).toBe('*');
  });

  it.each([
    '/api/v1/personal-information',
    '/api/v1/settings/masked-contacts?login=42850001',
    '/api/v1/settings/is-employee?login=42850001',
    '/api/v1/verify/token',
    '/api/v1/admin/students',
    '/api/v1/notifications/stream',
    '/api/v1/nothing',
    '/schedule',
    '/console/students',
    '/metrics',
  ])('CORS: another site’s page cannot read %s', async (path) => {
    const response = await head(path, { headers: { origin } });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('CORS: another site’s page gets no permission for a change by a preflight', async () => {
    const personal = await preflight('/api/v1/personal-information', 'PUT');
    expect([...personal.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    const signIn = await preflight('/api/v1/auth/login', 'POST');
    expect([...signIn.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    const methods = (await preflight('/api/v1/employees/all', 'DELETE')).headers.get(
      'access-control-allow-methods',
    );
    expect(methods).toBe('GET, HEAD');
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

it('security headers: a response to a too long address has the headers that do not depend on a proxy', async () => {
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
    const options = await sendRaw(gateway.url, '/api/v1/faculties', {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'GET' },
    });
    expect([options.status, options.headers['access-control-allow-origin']]).toEqual([204, '*']);
    for (const path of ['/api/v1/faculties', '/healthz', '/readyz', '/api/v1//x']) {
      const { headers } = await sendRaw(gateway.url, path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': NOTHING,
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}; includeSubDomains$/) as string,
        'cross-origin-resource-policy': path === '/api/v1/faculties' ? 'cross-origin' : 'same-origin',
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
