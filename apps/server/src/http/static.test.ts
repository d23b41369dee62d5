import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { StartError } from '../start/error.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let folder: string;
let server: TestServer;

/** A front end of one page and one script, as the build leaves it. */
async function build(name: string): Promise<string> {
  const root = join(folder, name);
  await mkdir(join(root, 'assets'), { recursive: true });
  const script = `export const name = '${name}';`.repeat(100);
  await writeFile(join(root, 'index.html'), `<!doctype html><title>${name}</title>`);
  await writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(root, 'assets/app-1a2b3c4d.js'), script);
  await writeFile(join(root, 'assets/app-1a2b3c4d.js.br'), brotliCompressSync(script));
  return root;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semestr-static-'));
  const frontEnds = { portal: await build('portal'), console: await build('console') };
  server = await startTestServer({ demo: false, frontEnds });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await server.fetch(path, { headers });
  return { response, status: response.status, body: await response.text() };
};

describe('a page', () => {
  it.each([
    ['/', 'portal'],
    ['/schedule/428501', 'portal'],
    ['/api', 'portal'],
    ['/no/such/page', 'portal'],
    ['/consoles', 'portal'],
    ['/console/', 'console'],
    ['/console/students/5', 'console'],
  ])('RT-02 %s is answered by the %s', async (path, name) => {
    const { response, status, body } = await get(path, { accept: 'text/html' });
    expect([status, body]).toEqual([200, `<!doctype html><title>${name}</title>`]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/', '/console/', '/no/such/page'])('%s is served under a strict policy', async (path) => {
    const { headers } = (await get(path)).response;
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split(';').map((part) => {
        const [name = '', ...sources] = part.trim().split(' ');
        return [name, sources];
      }),
    );
    expect(policy.get('default-src')).toEqual(["'self'"]);
    // Scripts fall back to default-src: nothing inline, nothing evaluated, nothing from elsewhere.
    for (const kind of ['script-src', 'script-src-elem', 'script-src-attr'])
      expect(policy.get(kind) ?? ["'self'"]).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/unsafe|\*|http/)]),
      );
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('asks for https only where it came over https', async () => {
    const { response } = await get('/', { 'x-forwarded-proto': 'https' });
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  });

  it('is not sent again to whoever has it', async () => {
    const etag = (await get('/')).response.headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('/console leads to /console/', async () => {
    const { response, status } = await get('/console');
    expect([status, response.headers.get('location')]).toEqual([302, '/console/']);
  });
});

describe('a built file', () => {
  it.each(['/assets/app-1a2b3c4d.js', '/console/assets/app-1a2b3c4d.js'])(
    '%s is kept for ever, compressed beforehand',
    async (path) => {
      const { response, body } = await get(path, { 'accept-encoding': 'br' });
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const plain = await get(path, { 'accept-encoding': 'identity' });
      expect(plain.response.headers.get('content-encoding')).toBeNull();
      expect(plain.body).toBe(body);
    },
  );

  it('without a hash in its name is asked for each time', async () => {
    const { response, status } = await get('/favicon.svg');
    expect([status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
  });

  it.each(['/assets/gone.js', '/console/assets/gone.js', '/assets/app-1a2b3c4d.js.map'])(
    '%s that is missing is an empty 404, not a page',
    async (path) => {
      const { status, body } = await get(path);
      expect([status, body]).toEqual([404, '']);
    },
  );

  it.each(['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/console/..%2f..%2fportal/index.html'])(
    '%s does not lead out of the folder',
    async (path) => {
      const { body } = await get(path);
      expect(body).not.toContain('root:');
      expect(body === '' || body.startsWith('<!doctype html><title>') || body.startsWith('{"fields"')).toBe(
        true,
      );
    },
  );
});

describe('beside the front ends', () => {
  it('the API answers as without them', async () => {
    expect((await get('/api/v1/faculties')).body).toBe('[]');
    for (const path of ['/api/v1/nothing', '/api/nothing']) {
      const { status, body } = await get(path, { accept: 'text/html' });
      expect([status, body]).toEqual([404, '']);
    }
    const posted = await server.fetch('/schedule', { method: 'POST' });
    expect([posted.status, await posted.text()]).toEqual([404, '']);
  });

  it('health is told', async () => {
    expect((await get('/healthz')).body).toBe('ok');
    expect((await get('/readyz')).status).toBe(200);
  });
});

it('a front end that is not built stops the start with one sentence', async () => {
  const frontEnds = { portal: join(folder, 'nowhere'), console: join(folder, 'console') };
  const started = createApp({
    source: { providerUrl: 'http://127.0.0.1:1' },
    now: () => new Date(0),
    frontEnds,
  });
  await expect(started).rejects.toThrow(StartError);
  await expect(started).rejects.toThrow(/^The front end in .+nowhere is not built; run "npm run build"\.$/);
});
