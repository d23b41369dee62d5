import * as calls from '@semestr/api/notifications';
import * as session from '@semestr/api/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, tell } from '../../../test/notification-stream.ts';
import { logins, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('tells the count at first, and again when a notification comes or is marked', async () => {
  const student = await server.client('student');
  const stream = await listen(student);
  const before = await student.call(calls.unviewedCount, {});
  expect(await stream.next()).toBe(before);
  await tell(server, logins.student);
  expect(await stream.next()).toBe(before + 1);
  const [newest] = (await student.call(calls.list, { query: {} })).notifications;
  await student.call(calls.mark, { body: [{ id: newest?.id ?? 0, isViewed: true }] });
  expect(await stream.next()).toBe(before);
  await stream.leave();
});

it('says nothing of others’ notifications', async () => {
  const [student, headman] = [await server.client('student'), await server.client('headman')];
  const stream = await listen(student);
  const before = await stream.next();
  await tell(server, logins.headman);
  expect(await headman.call(calls.unviewedCount, {})).toBeGreaterThan(0);
  await tell(server, logins.student);
  expect(await stream.next()).toBe((before ?? 0) + 1);
  await stream.leave();
});

it('ends with the session', async () => {
  const student = await server.client('student');
  const stream = await listen(student);
  await stream.next();
  const elsewhere = await server.client('student');
  await elsewhere.call(session.endOthers, {});
  await tell(server, logins.student);
  expect(await stream.next()).toBeNull();
});

it('ends when the server stops, which does not wait for it', async () => {
  const other = await startTestServer();
  const stream = await listen(await other.client('student'));
  await stream.next();
  await other.close();
  expect(await stream.next()).toBeNull();
});

/** As many as one person may have open. */
const ALL = 20;

it('is not opened by a HEAD, which nobody would close', async () => {
  const student = await server.client('student');
  for (let i = 0; i <= ALL; i += 1)
    expect((await student.fetch(calls.stream.path, { method: 'HEAD' })).status).toBe(404);
  const stream = await listen(student);
  expect(await stream.next()).not.toBeNull();
  await stream.leave();
});

it('gives its place back as soon as its browser goes, though nothing happens in it', async () => {
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

it('does not keep a session alive in which nobody does anything', async () => {
  const student = await server.client('student');
  const stream = await listen(student);
  await stream.next();
  for (let i = 0; i < 5; i += 1) {
    server.clock.forward(11);
    await tell(server, logins.student);
    expect(await stream.next()).not.toBeNull();
  }
  server.clock.forward(11);
  await tell(server, logins.student);
  expect(await stream.next()).toBeNull();
  expect((await student.fetch(calls.stream.path)).status).toBe(403);
});
