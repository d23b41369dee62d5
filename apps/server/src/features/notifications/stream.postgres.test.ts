import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, notifyUser } from '../../../test/notification-stream.ts';
import { logins, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let otherServer: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  otherServer = await startTestServer({ beside: server.address ?? '' });
});
afterAll(async () => {
  await otherServer.close();
  await server.close();
});

it('notification stream: receives events of another server', async () => {
  const student = await server.client('student');
  const headers = { cookie: student.cookie() };
  const stream = await listen({ fetch: (path) => otherServer.fetch(path, { headers }) });
  const before = await stream.next();
  await notifyUser(server, logins.student);
  expect(await stream.next()).toBe((before ?? 0) + 1);
  await stream.leave();
});
