import * as certificates from '@semestr/api/certificates';
import * as markSheets from '@semestr/api/mark-sheets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../../test/raw.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const getsThatChange = ['/api/v1/auth/logout', certificates.closeByGet.path, markSheets.closeByGet.path];
const refusal = { fields: [{ field: 'origin', reason: 'cross-site' }] };

/** Sends a request like a browser: Node's `fetch` would set its own fetch mode. */
async function ask(path: string, headers: Record<string, string>, method = 'GET') {
  const student = await server.as('student');
  return sendRaw(server.url, path, { method, headers: { ...headers, cookie: student.cookie() } });
}

describe('GET call that changes something', () => {
  it.each<[string, Record<string, string>]>([
    ['a link that is followed', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['a link of ours too', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
    ['the page of another site, by its address', { referer: 'https://evil.example/page' }],
    ['a page whose address begins like ours', { referer: 'http://127.0.0.1.evil.example/' }],
  ])('cross-site protection: a changing GET call rejects %s', async (_what, headers) => {
    const student = await server.as('student');
    for (const path of getsThatChange) {
      const { status, body } = await ask(path, headers);
      expect([path, status, body]).toEqual([path, 400, JSON.stringify(refusal)]);
    }
    expect((await student.fetch('/api/v1/personal-information')).status).toBe(200);
  });

  it('cross-site protection: a changing GET call rejects HEAD, which must have no effect', async () => {
    const student = await server.as('student');
    for (const path of getsThatChange) expect((await ask(path, {}, 'HEAD')).status).toBe(400);
    expect((await student.fetch('/api/v1/personal-information')).status).toBe(200);
  });

  it('cross-site protection: a changing GET call rejects a page of the same host over another protocol', async () => {
    const student = await server.as('student');
    const other = server.url.replace('http:', 'https:');
    for (const headers of [{ origin: other }, { referer: `${other}/page` }])
      expect((await ask('/api/v1/auth/logout', headers)).status).toBe(400);
    expect((await student.fetch('/api/v1/personal-information')).status).toBe(200);
  });
});

it.each<[string, () => Record<string, string>]>([
  ['a program, which says nothing', () => ({})],
  [
    'a page of ours',
    () => ({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', referer: `${server.url}/a` }),
  ],
  ['an installed app', () => ({ origin: 'capacitor://localhost', 'sec-fetch-site': 'cross-site' })],
])('cross-site protection: a changing GET call accepts %s', async (_who, headers) => {
  const student = await server.client('student');
  expect((await student.fetch('/api/v1/auth/logout', { headers: headers() })).status).toBe(200);
  expect((await student.fetch('/api/v1/personal-information')).status).toBe(403);
});

it.each(['http://portal.example', 'https://portal.example:8443', 'https://evil.example'])(
  'cross-site protection: a POST from %s is cross-site for https://portal.example, whatever the Host',
  async (origin) => {
    const behind = await startTestServer({ demo: false, publicUrl: 'https://portal.example' });
    const send = (from: string) =>
      behind.fetch('/api/v1/auth/logout', { method: 'POST', headers: { origin: from } });
    expect((await send(origin)).status).toBe(400);
    expect((await send(behind.url)).status).toBe(400);
    expect((await send('https://portal.example')).status).toBe(200);
    await behind.close();
  },
);
