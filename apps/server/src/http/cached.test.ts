import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import * as groups from '@semestr/api/groups';
import * as imports from '@semestr/api/imports';
import { rowsOf } from '@semestr/api/rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls, sent } from '../../test/contract.ts';
import { faculties } from '../db/tables/faculties.ts';
import { groupTerms } from '../db/tables/groups.ts';
import { meta } from '../db/tables/meta.ts';
import { NOW, startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(NOW));

/** Returns the raw bytes of a response: `fetch` would decompress them. */
function raw(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const call = request(server.url + path, { headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      call.on('error', reject).end();
    },
  );
}

const SCHEDULE = '/api/v1/schedule?studentGroup=428501';

describe('public response', () => {
  it('response cache: sends an ETag, and 304 to clients that have it', async () => {
    const [first, second] = [await raw(SCHEDULE), await raw(SCHEDULE)];
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^W\/".+"$/);
    expect(second.body).toEqual(first.body);
    for (const ifNoneMatch of [etag, `"other", ${etag}`]) {
      const again = await raw(SCHEDULE, { 'if-none-match': ifNoneMatch });
      expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, etag]);
    }
    expect((await raw(SCHEDULE, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('response cache: compresses with brotli if accepted, and sends Vary', async () => {
    const plain = await raw(SCHEDULE);
    const packed = await raw(SCHEDULE, { 'accept-encoding': 'gzip, deflate, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
    expect(packed.body.length).toBeLessThan(plain.body.length / 4);
    for (const answer of [plain, packed]) {
      expect(answer.headers['vary']).toMatch(/accept-encoding/i);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  it('response cache: sends plain text if brotli is rejected or saves nothing', async () => {
    const refused = await raw(SCHEDULE, { 'accept-encoding': 'br;q=0, gzip' });
    expect(refused.headers['content-encoding']).toBeUndefined();
    const small = await raw('/api/v1/schedule/current-week', { 'accept-encoding': 'br' });
    expect([small.headers['content-encoding'], small.body.toString()]).toEqual([undefined, '4']);
  });

  it('response cache: responds to HEAD without the body', async () => {
    const head = await server.fetch(SCHEDULE, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(String((await raw(SCHEDULE)).headers['etag']));
  });

  it('response cache: is the same for signed-in users and sets no cookie', async () => {
    const student = await server.client('student');
    const own = await student.fetch(SCHEDULE);
    expect(own.headers.getSetCookie()).toEqual([]);
    expect(own.headers.get('etag')).toBe(String((await raw(SCHEDULE)).headers['etag']));
  });
});

it('response cache: every cached call has an ETag, unless it has no content', {
  timeout: 120_000,
}, async () => {
  const cached = calls.filter(({ call }) => call.cached);
  expect(cached.length).toBeGreaterThan(10);
  const wrong: unknown[] = [];
  for (const { name, call, request: find } of cached) {
    const { status, headers } = await raw(sent(call, await find(server.db))[0]);
    const hasTag = headers['etag'] !== undefined;
    if (!(status === 404 ? !hasTag : status === 200 && hasTag)) wrong.push({ name, status, hasTag });
  }
  expect(wrong).toEqual([]);
});

describe('expiry of a cached response', () => {
  const addFaculty = async (id: number, abbrev: string) => {
    const admin = await server.client('admin');
    await admin.call(imports.faculties, { body: [{ id, name: `Факультет ${abbrev}`, abbrev }] });
  };
  const abbrevs = async () =>
    (JSON.parse((await raw('/api/v1/faculties')).body.toString()) as { abbrev: string }[]).map(
      ({ abbrev }) => abbrev,
    );

  it('response cache: is cleared immediately after an import, with a new data version', async () => {
    const before = await raw('/api/v1/faculties');
    const [old] = await server.db.select().from(meta);
    await addFaculty(101, 'НФ');
    expect(await abbrevs()).toContain('НФ');
    const again = await raw('/api/v1/faculties', { 'if-none-match': String(before.headers['etag']) });
    expect(again.status).toBe(200);
    const [now] = await server.db.select().from(meta);
    expect(now?.dataVersion).toBe((old?.dataVersion ?? 0) + 1);
  });

  it('response cache: queries the database once until then', async () => {
    const before = await abbrevs();
    await server.db.insert(faculties).values({ name: 'Тайный', abbrev: 'ТФ' });
    expect(await abbrevs()).toEqual(before);
    await addFaculty(102, 'ВФ');
    expect(await abbrevs()).toEqual(expect.arrayContaining(['ТФ', 'ВФ']));
  });

  it('response cache: is cleared at midnight in the university’s time zone', async () => {
    const period = async () =>
      (JSON.parse((await raw(SCHEDULE)).body.toString()) as { currentPeriod: string | null }).currentPeriod;
    server.clock.set('2026-12-28T20:59:59Z');
    expect(await period()).toBeNull();
    server.clock.set('2026-12-28T21:00:00Z');
    expect(await period()).toBe('Сессия');
    // Clocks can be set back.
    server.clock.set('2026-12-28T20:59:59Z');
    expect(await period()).toBeNull();
  });

  it('response cache: is cleared when the clock is set back over midnight', async () => {
    const week = async () => String((await raw('/api/v1/schedule/current-week')).body);
    server.clock.set('2026-11-23T09:00:00Z');
    const monday = await week();
    server.clock.set('2026-11-22T09:00:00Z');
    expect(await week()).not.toBe(monday);
  });
});

describe('server without a public address', () => {
  const askedAs = async (path: string, host: string) =>
    JSON.parse((await raw(path, { host })).body.toString()) as Record<string, string>[];

  it('response cache: writes links for the requested host', async () => {
    for (const host of ['one.example', 'two.example:8443']) {
      const [first] = await askedAs('/api/v1/employees/all', host);
      expect(first?.['photoLink']).toMatch(new RegExp(`^http://${host}/api/v1/employees/photo/\\d+$`));
    }
  });

  it('response cache: creates a response once for all hosts', async () => {
    const before = await askedAs('/api/v1/faculties', 'one.example');
    await server.db.insert(faculties).values({ name: 'Незаметный', abbrev: 'НЗ' });
    expect(await askedAs('/api/v1/faculties', 'three.example')).toEqual(before);
  });
});

it('response cache: does not cache a 404', async () => {
  const visitor = await server.client();
  const admin = await server.client('admin');
  const path = '/api/v1/schedule?studentGroup=777777';
  expect((await raw(path)).status).toBe(404);
  const [any] = rowsOf(await visitor.call(groups.all, {}));
  if (!any) throw new Error('The demo university has no groups');
  await server.db.insert(groupTerms).values({
    groupId: await madeGroup(any),
    term: '2026-autumn',
    start: '2026-09-01',
    end: '2026-12-21',
    updatedOn: '2026-11-20',
  });
  expect((await raw(path)).status).toBe(200);

  async function madeGroup(like: groups.Group): Promise<number> {
    await admin.call(imports.groups, { body: [{ ...like, id: 777, name: '777777' }] });
    expect((await raw(path)).status).toBe(404);
    return 777;
  }
});
