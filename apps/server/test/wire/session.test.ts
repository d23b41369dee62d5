import * as auth from '@semestr/api/auth';
import * as session from '@semestr/api/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logins, passwordOf, startTestServer, type TestServer } from '../server.ts';

/**
 * Behaviour of the session cookie on which independent clients rely: they extract it and send it back in different
 * ways.
 */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const right = { username: logins.student, password: passwordOf('student') };
const signIn = (body: object = right, headers: Record<string, string> = {}) =>
  server.fetch(auth.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('session', () => {
  const who = (cookie: string) => server.fetch('/api/v1/personal-information', { headers: { cookie } });

  it('wire format: the session is exactly one cookie with the name, path and characters that clients extract', async () => {
    const [cookie, ...others] = (await signIn()).headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^SESSION=[\w+/=-]+; Path=\/api\/v1(;|$)/);
    expect(cookie).not.toMatch(/Secure|SameSite=None/);
  });

  it('wire format: the session cookie is Secure for requests over https', async () => {
    const answer = await signIn(right, { 'x-forwarded-proto': 'https' });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/; Secure(;|$)/)]);
  });

  it('wire format: an old and a new session cookie are both tried, and the valid one is renewed and ended', async () => {
    const [whole = ''] = (await signIn()).headers.getSetCookie();
    const [pair = ''] = whole.split(';');
    const old = 'SESSION=AAAAAAAAAAAAAAAAAAAAAA';
    for (const cookie of [`${old}; ${pair}`, `${pair}; ${old}`, `${old}; theme=light; ${pair}`])
      expect((await who(cookie)).status).toBe(200);
    expect((await who(`${old}; SESSION=BBBBBBBBBBBBBBBBBBBBBB`)).status).toBe(403);
    const out = await server.fetch(session.logout.path, {
      method: session.logout.method,
      headers: { cookie: `${old}; ${pair}` },
    });
    expect(out.status).toBe(200);
    expect((await who(pair)).status).toBe(403);
  });

  it('wire format: the session cookie is recognised with its attributes, as some clients send it', async () => {
    const [whole = ''] = (await signIn()).headers.getSetCookie();
    const [pair = ''] = whole.split(';');
    for (const cookie of [
      whole,
      pair,
      `${pair}; Path=/api/v1; Secure; HttpOnly; SameSite=None`,
      `theme=light; ${pair};`,
      `${pair}; Max-Age=15552000; Path=/api/v1; Expires=Wed, 19 May 2027 09:58:00 GMT; HttpOnly`,
    ])
      expect((await who(cookie)).status).toBe(200);
  });

  it('wire format: a missing, unknown or expired session is an empty 403 and deletes no cookie', async () => {
    const visitor = await server.client('student');
    const cookie = visitor.cookie();
    await visitor.fetch(session.logoutByGet.path);
    for (const sent of ['', 'SESSION=', 'SESSION=AAAAAAAAAAAAAAAAAAAAAA', cookie]) {
      const answer = await who(sent);
      expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([403, '', []]);
    }
  });

  it('wire format: a wrong password opens no session and is an empty 401', async () => {
    const answer = await signIn({ ...right, password: 'Wrong-2026!' });
    expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([401, '', []]);
  });
});
