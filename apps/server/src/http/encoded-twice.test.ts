import { afterAll, beforeAll, expect, it } from 'vitest';
import { logins, passwordOf, startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const found = async (fio: string): Promise<number> => {
  const rows: unknown = await (await server.fetch(`/api/v1/employees/fio?employee-fio=${fio}`)).json();
  return Array.isArray(rows) ? rows.length : -1;
};

it('URL decoding: a double-encoded parameter is only decoded once', async () => {
  const name = encodeURIComponent('Кравцова');
  expect(await found(name)).toBeGreaterThan(0);
  expect(await found(encodeURIComponent(name))).toBe(0);
});

it('URL decoding: a parameter without special characters is decoded once', async () => {
  const statuses = await Promise.all(
    ['428501', '%34%32%38501', '%2534%2532%2538501'].map(
      async (group) => (await server.fetch(`/api/v1/schedule?studentGroup=${group}`)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 404]);
});

it('URL decoding: texts and escapes in a body are not decoded again', async () => {
  const signIn = async (body: string) =>
    (
      await server.fetch('/api/v1/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    ).status;
  const password = `"password":"${passwordOf('student')}"`;
  const login = logins.student.slice(1);
  expect(await signIn(String.raw`{"username":"\u0034${login}",${password}}`)).toBe(200);
  expect(await signIn(String.raw`{"username":"\\u0034${login}",${password}}`)).toBe(401);
  expect(await signIn(`{"username":"%34${login}",${password}}`)).toBe(401);
});
