import * as calls from '@semestr/api/notifications';
import * as session from '@semestr/api/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notify } from '../../domain/notify.ts';
import { users } from '../../db/tables/users.ts';
import {
  isOnPostgres,
  logins,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Reads the counts that a browser of this visitor is told, one after the other; null when the stream has ended. */
async function listen(visitor: Pick<Visitor, 'fetch'>) {
  const response = await visitor.fetch(calls.stream.path);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<number | null> => {
    for (;;) {
      const [event, number] = /event: notifications\ndata: (\d+)\n\n/.exec(text) ?? [];
      if (event !== undefined) {
        text = text.slice(text.indexOf(event) + event.length);
        return Number(number);
      }
      const part = await reader?.read();
      if (!part || part.done) return null;
      text += part.value;
    }
  };
  return { next, leave: () => reader?.cancel() };
}

async function tell(to: TestServer, username: string): Promise<void> {
  const [user] = await to.db.select({ id: users.id }).from(users).where(eq(users.username, username));
  const notice = { type: 'INFO', message: 'Новость', now: to.clock.now() } as const;
  await to.db.transaction((tx) => notify(tx, { userIds: [user?.id ?? 0] }, notice));
}

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

// Only PostgreSQL can be shared.
it.each(isOnPostgres ? ['another server'] : [])('is told what happens on %s', async () => {
  const beside = await startTestServer({ beside: server.address ?? '' });
  try {
    const student = await server.client('student');
    const headers = { cookie: student.cookie() };
    const stream = await listen({ fetch: (path) => beside.fetch(path, { headers }) });
    const before = await stream.next();
    await tell(server, logins.student);
    expect(await stream.next()).toBe((before ?? 0) + 1);
    await stream.leave();
  } finally {
    await beside.close();
  }
});
