import * as certificates from '@semestr/api/certificates';
import * as notifications from '@semestr/api/notifications';
import * as session from '@semestr/api/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';

let hasDiskSpace = true;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDiskSpace: () => hasDiskSpace });
});
afterAll(() => server.close());

it('full disk: changes are rejected until there is space; signing in and reading still work', async () => {
  hasDiskSpace = false;
  const student = await server.client('student');
  const body = JSON.stringify(certificates.register.example.body);
  const order = () =>
    student.fetch(certificates.register.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  const before = (await student.call(certificates.list, {})).length;
  const refused = await order();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await student.call(certificates.list, {})).toHaveLength(before);
  expect(await student.call(notifications.count, {})).toBeGreaterThanOrEqual(0);
  hasDiskSpace = true;
  expect((await order()).status).toBe(200);
  hasDiskSpace = false;
  await student.call(session.logout, {});
});
