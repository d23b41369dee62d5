import * as auth from '@semestr/api/auth';
import * as session from '@semestr/api/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logins, passwordOf, startTestServer, type TestServer } from '../server.ts';

/** What independent clients rely on in the session's cookie: they cut it out and send it back in ways of their own. */
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

describe('the session', () => {
  const who = (cookie: string) => server.fetch('/api/v1/personal-information', { headers: { cookie } });

  it('is exactly one cookie with the name, path and letters that clients cut out', async () => {
    const [cookie, ...others] = (await signIn()).headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^SESSION=[\w+/=-]+; Path=\/api\/v1(;|$)/);
    expect(cookie).not.toMatch(/Secure|SameSite=None/);
  });

  it('is Secure where the request came by https', async () => {
    const answer = await signIn(right, { 'x-forwarded-proto': 'https' });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/; Secure(;|$)/)]);
  });

  it('is known though the cookie comes back with its attributes, as some clients send it', async () => {
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

  it('that is missing, unknown or over is a 403 with nothing more, and takes no cookie away', async () => {
    const visitor = await server.client('student');
    const cookie = visitor.cookie();
    await visitor.fetch(session.logoutByGet.path);
    for (const sent of ['', 'SESSION=', 'SESSION=AAAAAAAAAAAAAAAAAAAAAA', cookie]) {
      const answer = await who(sent);
      expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([403, '', []]);
    }
  });

  it('is not opened by a wrong password: 401 with nothing more', async () => {
    const answer = await signIn({ ...right, password: 'Wrong-2026!' });
    expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([401, '', []]);
  });
});
