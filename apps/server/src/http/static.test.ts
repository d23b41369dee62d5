import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { StartError } from '../start/error.ts';
import { changePublicData } from '../domain/public-data.ts';
import { CachedAnswers } from './cached.ts';
import { documentOf, startFrontEnds, type TestFrontEnds } from '../../test/front-ends.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let fronts: TestFrontEnds;
let server: TestServer;

beforeAll(async () => {
  fronts = await startFrontEnds();
  server = await startTestServer({ demo: false, frontEnds: fronts.frontEnds });
});
afterAll(async () => {
  await server.close();
  await fronts.remove();
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await server.fetch(path, { headers });
  return { response, status: response.status, body: await response.text() };
};

describe('page of the portal', () => {
  it.each(['/', '/schedule/428501', '/api', '/no/such/page', '/consoles'])(
    'RT-02 portal pages: %s is server-rendered',
    async (path) => {
      const { response, status, body } = await get(path, { accept: 'text/html' });
      expect(status).toBe(200);
      expect(body).toContain('<html lang="ru" data-theme="light">');
      expect(body).toMatch(/<div id="root"><p>ru \d{4}-\d\d-\d\d {2}\[\] \d+<\/p><\/div>/);
      expect(body).toContain('<script type="application/json" id="server-state">{}</script>');
      expect(body).toContain(`<title>Page &quot;${path}&quot;</title>`);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('vary')).toMatch(/cookie/i);
    },
  );

  it('portal pages: contain their files, their address and the addresses in other languages', async () => {
    const { body } = await get('/schedule?week=2&utm=x');
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/Page-7a8b.css">');
    // Scripts are loaded after the page is readable.
    expect(body).toContain(
      '<script src="/begin.js" data-main="/assets/app-1a2b3c4d.js" data-modules="/assets/Page-5e6f.js"></script>',
    );
    expect(body).not.toContain('type="module"');
    expect(body).toContain(`<link rel="canonical" href="${server.url}/schedule?week=2">`);
    expect(body).toContain(`hreflang="en" href="${server.url}/schedule?week=2&amp;lang=en">`);
    expect(body).toContain('<meta property="og:title" content="Page &quot;/schedule&quot;">');
  });

  it('portal pages: refer to a drawn preview picture, otherwise to the logo', async () => {
    const { body } = await get('/drawn?lang=en');
    expect(body).toContain(`<meta property="og:image" content="${server.url}/pictures/drawn.png?lang=en">`);
    expect((await get('/schedule')).body).toContain(`content="${server.url}/icon-512.png"`);
    const picture = await server.fetch('/pictures/drawn.png');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    // The picture is cached.
    const again = await server.fetch('/pictures/drawn.png');
    expect(await again.bytes()).toEqual(await picture.bytes());
    const others = ['/pictures/schedule.png', '/pictures/drawn', '/pictures/.png'];
    const answers = await Promise.all(others.map((path) => server.fetch(path)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('portal pages: use the chosen language and theme, or the language in the link', async () => {
    const english = await get('/', { cookie: 'language=en; theme=dark' });
    expect(english.body).toContain('<html lang="en" data-theme="dark">');
    expect(english.body).toContain('<p>en ');
    const linked = await get('/?lang=be', { cookie: 'language=en; theme=system' });
    expect(linked.body).toContain('<html lang="be" data-theme="system">');
    expect(linked.response.headers.getSetCookie()).toEqual([expect.stringMatching(/^language=be; /)]);
    expect((await get('/', { cookie: 'language=tlh; theme=pink' })).body).toContain(
      '<html lang="ru" data-theme="light">',
    );
  });

  it('portal pages: are rendered once per address, and again when public data change', async () => {
    const path = '/kept';
    const first = (await get(path)).body;
    expect((await get(`${path}?utm=x`)).body).toBe(first);
    expect((await get(`${path}?week=3`)).body).not.toBe(first);
    // A change by another server on the same database, which signals this one.
    const otherServer = { db: server.db, cached: new CachedAnswers(() => new Date(0)) };
    await changePublicData(otherServer, () => Promise.resolve());
    await expect.poll(async () => (await get(path)).body).not.toBe(first);
  });

  it('portal pages: a missing page returns 404, and is not cached', async () => {
    const { response, status, body } = await get('/nothing');
    expect([status, response.headers.get('cache-control')]).toEqual([404, expect.stringMatching(/no-store/)]);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect((await get('/schedule/%E0%A4%A')).body).toContain('Page &quot;/schedule/%E0%A4%A&quot;');
  });

  it('portal pages: a page with a part that failed to load is not cached', async () => {
    const first = (await get('/partial')).body;
    expect((await get('/partial')).body).not.toBe(first);
  });

  it('portal pages: personal pages are excluded from search engines', async () => {
    const { body } = await get('/private');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('canonical');
  });

  it('portal pages: a page whose data fail to load is rendered by the browser', async () => {
    const { status, body } = await get('/broken');
    expect([status, body]).toEqual([503, documentOf('portal')]);
  });

  it('portal pages: public pages are available to search engines', async () => {
    const robots = await get('/robots.txt');
    expect(robots.body).toContain('Disallow: /personal-account/');
    expect(robots.body).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    const map = await get('/sitemap.xml');
    expect(map.response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(map.body).toContain(`<url><loc>${server.url}/schedule</loc></url>`);
  });
});

describe('page', () => {
  it.each(['/console/', '/console/students/5'])(
    'RT-02 console pages: %s is served by the console',
    async (path) => {
      const { response, status, body } = await get(path, { accept: 'text/html' });
      expect([status, body]).toEqual([200, documentOf('console')]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each(['/', '/console/', '/no/such/page'])(
    'pages: %s has a strict content security policy',
    async (path) => {
      const { headers } = (await get(path)).response;
      const policy = new Map(
        (headers.get('content-security-policy') ?? '').split(';').map((part) => {
          const [name = '', ...sources] = part.trim().split(' ');
          return [name, sources];
        }),
      );
      expect(policy.get('default-src')).toEqual(["'self'"]);
      // Scripts are covered by default-src: no inline scripts, no eval, nothing from other sites.
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
    },
  );

  it('pages: upgrade to https only when requested over https', async () => {
    const { response } = await get('/', { 'x-forwarded-proto': 'https' });
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  });

  it('pages: are not sent again to clients that have cached them', async () => {
    const etag = (await get('/')).response.headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('pages: /console redirects to /console/', async () => {
    const { response, status } = await get('/console');
    expect([status, response.headers.get('location')]).toEqual([302, '/console/']);
  });
});

describe('built file', () => {
  it.each(['/assets/app-1a2b3c4d.js', '/console/assets/app-1a2b3c4d.js'])(
    'built files: %s is cached forever, and compressed in advance',
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

  it('built files: a file without a hash in its name is revalidated each time', async () => {
    const { response, status } = await get('/favicon.svg');
    expect([status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
  });

  it.each(['/assets/gone.js', '/console/assets/gone.js', '/assets/app-1a2b3c4d.js.map'])(
    'built files: a missing %s is an empty 404, not a page',
    async (path) => {
      const { status, body } = await get(path);
      expect([status, body]).toEqual([404, '']);
    },
  );

  it.each(['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/console/..%2f..%2fportal/index.html'])(
    'built files: %s cannot leave the folder',
    async (path) => {
      const { body } = await get(path);
      expect(body).not.toContain('root:');
      expect(body === '' || body.startsWith('<!doctype html><html') || body.startsWith('{"fields"')).toBe(
        true,
      );
    },
  );
});

it('portal pages: internal calls are not rate-limited', async () => {
  const { frontEnds } = fronts;
  for (const publicUrl of [undefined, 'https://portal.example']) {
    const limited = await startTestServer({
      demo: false,
      frontEnds,
      rateLimit: 3,
      ...(publicUrl && { publicUrl }),
    });
    for (const visitor of [1, 2, 3, 4, 5]) {
      const headers = { 'x-forwarded-for': `198.51.100.${visitor}` };
      const response = await limited.fetch(`/schedule/${visitor}`, { headers });
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('[] ')]);
    }
    await limited.close();
  }
});

describe('next to the front ends', () => {
  it('front ends: do not change responses of the API', async () => {
    expect((await get('/api/v1/faculties')).body).toBe('[]');
    for (const path of ['/api/v1/nothing', '/api/nothing']) {
      const { status, body } = await get(path, { accept: 'text/html' });
      expect([status, body]).toEqual([404, '']);
    }
    const posted = await server.fetch('/schedule', { method: 'POST' });
    expect([posted.status, await posted.text()]).toEqual([404, '']);
  });

  it('front ends: health checks are available', async () => {
    expect((await get('/healthz')).body).toBe('ok');
    expect((await get('/readyz')).status).toBe(200);
  });
});

it('front ends: a missing build stops the start with one sentence', async () => {
  const nowhere = join(fronts.folder, 'nowhere');
  const frontEnds = {
    portal: { forBrowsers: nowhere, forServer: nowhere },
    console: fronts.frontEnds.console,
  };
  const started = createApp({
    source: { providerUrl: 'http://127.0.0.1:1' },
    now: () => new Date(0),
    frontEnds,
  });
  await expect(started).rejects.toThrow(StartError);
  await expect(started).rejects.toThrow(/^The front end in .+nowhere is not built; run "npm run build"\.$/);
});
