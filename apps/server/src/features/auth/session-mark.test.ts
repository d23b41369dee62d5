import { login } from '@semestr/api/auth';
import { logout, refresh } from '@semestr/api/session';
import { SESSION_MARK } from '@semestr/core/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logins, passwordOf, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

const signIn = (rememberDevice: boolean, headers: Record<string, string> = OWN_PAGE) =>
  server.fetch(login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username: logins.student, password: passwordOf('student'), rememberDevice }),
  });

const pairsOf = (response: Response): string[] =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');

it.each([
  [true, `${SESSION_MARK}=remembered; Max-Age=15552000; Path=/; SameSite=Lax`],
  [false, `${SESSION_MARK}=open; Path=/; SameSite=Lax`],
])(
  'session mark: a page that signs in (remembered: %j) gets %j beside the session',
  async (isRemembered, mark) => {
    const cookies = (await signIn(isRemembered)).headers.getSetCookie();
    expect(cookies).toEqual([expect.stringMatching(/^SESSION=.*HttpOnly/), mark]);
  },
);

it('session mark: is renewed and deleted with the session', async () => {
  const cookie = pairsOf(await signIn(true)).join('; ');
  const headers = { ...OWN_PAGE, cookie };
  const renewed = await server.fetch(refresh.path, { method: refresh.method, headers });
  expect(renewed.status).toBe(200);
  const ended = await server.fetch(logout.path, {
    method: logout.method,
    headers: { ...OWN_PAGE, cookie: [...pairsOf(renewed), cookie].join('; ') },
  });
  expect(pairsOf(ended)).toEqual(['SESSION=', `${SESSION_MARK}=`]);
});

it('session mark: programs and existing clients receive only the session', async () => {
  expect((await signIn(true, {})).headers.getSetCookie()).toHaveLength(1);
});
