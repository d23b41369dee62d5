import * as calls from '@semestr/api/notifications';
import * as session from '@semestr/api/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, notifyUser } from '../../../test/notification-stream.ts';
import { logins, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('notification stream: sends the count first, and again when a notification arrives or is marked', async () => {
  const student = await server.client('student');
  const stream = await listen(student);
  const before = await student.call(calls.unviewedCount, {});
  expect(await stream.next()).toBe(before);
  await notifyUser(server, logins.student);
  expect(await stream.next()).toBe(before + 1);
  const [newest] = (await student.call(calls.list, { query: {} })).notifications;
  await student.call(calls.mark, { body: [{ id: newest?.id ?? 0, isViewed: true }] });
  expect(await stream.next()).toBe(before);
  await stream.leave();
});

it('notification stream: sends nothing about other users’ notifications', async () => {
  const [student, headman] = [await server.client('student'), await server.client('headman')];
  const stream = await listen(student);
  const before = await stream.next();
  await notifyUser(server, logins.headman);
  expect(await headman.call(calls.unviewedCount, {})).toBeGreaterThan(0);
  await notifyUser(server, logins.student);
  expect(await stream.next()).toBe((before ?? 0) + 1);
  await stream.leave();
});

it('notification stream: ends with the session', async () => {
  const student = await server.client('student');
  const stream = await listen(student);
  await stream.next();
  const otherSession = await server.client('student');
  await otherSession.call(session.endOthers, {});
  await notifyUser(server, logins.student);
  expect(await stream.next()).toBeNull();
});

it('notification stream: ends when the server stops, which does not wait for it', async () => {
  const other = await startTestServer();
  const stream = await listen(await other.client('student'));
  await stream.next();
  await other.close();
  expect(await stream.next()).toBeNull();
});

/** The maximum number of streams of one user. */
const ALL = 20;

it('notification stream: is not opened by a HEAD request, which would never close it', async () => {
  const student = await server.client('student');
  for (let i = 0; i <= ALL; i += 1)
    expect((await student.fetch(calls.stream.path, { method: 'HEAD' })).status).toBe(404);
  const stream = await listen(student);
  expect(await stream.next()).not.toBeNull();
  await stream.leave();
});

it('notification stream: frees its slot as soon as the browser disconnects, even without activity', async () => {
  const headman = await server.client('headman');
  const streams = await Promise.all(Array.from({ length: ALL }, () => listen(headman)));
  await Promise.all(streams.map((stream) => stream.next()));
  expect((await headman.fetch(calls.stream.path)).status).toBe(429);
  for (const stream of streams) await stream.leave();
  await expect
    .poll(async () => {
      const response = await headman.fetch(calls.stream.path);
      await response.body?.cancel();
      return response.status;
    })
    .toBe(200);
});

it('notification stream: does not extend an inactive session', async () => {
  const student = await server.client('student');
  const stream = await listen(student);
  await stream.next();
  for (let i = 0; i < 5; i += 1) {
    server.clock.forward(11);
    await notifyUser(server, logins.student);
    expect(await stream.next()).not.toBeNull();
  }
  server.clock.forward(11);
  await notifyUser(server, logins.student);
  expect(await stream.next()).toBeNull();
  expect((await student.fetch(calls.stream.path)).status).toBe(403);
});
