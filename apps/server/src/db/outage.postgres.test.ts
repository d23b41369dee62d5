import * as contacts from '@semestr/api/contacts';
import * as profile from '@semestr/api/profile';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { loggerOf } from '../http/logger.ts';
import { type Relay, startRelay } from '../../test/relay.ts';
import { logins, startTestServer, type TestServer, type Visitor } from '../../test/server.ts';
import { openPostgres } from './open.ts';
import { users } from './tables/users.ts';

/** Shorter limits than the defaults, to keep the test fast. */
const shortTimeouts = { statement: 800, lock: 300, answer: 1000 };

const log: { level: number; msg: string }[] = [];
let world: TestServer;
let relay: Relay;
let server: TestServer;
let student: Visitor;
beforeAll(async () => {
  world = await startTestServer();
  relay = await startRelay(world.address ?? '');
  server = await startTestServer({
    database: { ...(await openPostgres(relay.url, shortTimeouts)), address: null },
    logger: loggerOf('info', { write: (line) => void log.push(JSON.parse(line)) }),
  });
  student = await server.client('student');
});
afterAll(async () => {
  await server.close();
  await relay.close();
  await world.close();
});
afterEach(() => {
  log.length = 0;
});

const PATH = profile.personalInformation.path;

/** Waits until the server has noticed that the database is available again. */
async function waitUntilAvailable(): Promise<void> {
  await expect
    .poll(() => log.map(({ msg }) => msg), { timeout: 5000 })
    .toContain('The database answers again');
}

/** Sends many calls in parallel and returns their distinct statuses. */
async function statuses(count: number): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, () => student.fetch(PATH)));
  for (const { headers } of answers.filter(({ status }) => status === 503))
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  return [...new Set(answers.map(({ status }) => status))];
}

const errorMessages = () => log.filter(({ level }) => level >= 50).map(({ msg }) => msg);

it('database outage: responds with 503 to each call, logs one line, and recovers immediately', async () => {
  expect(await statuses(10)).toEqual([200]);
  relay.cut();
  expect(await statuses(100)).toEqual([503]);
  expect(await statuses(100)).toEqual([503]);
  expect((await server.fetch('/readyz')).status).toBe(503);
  expect((await server.fetch('/healthz')).status).toBe(200);
  expect(errorMessages()).toEqual(['The database does not answer']);
  relay.mend();
  expect(await statuses(10)).toEqual([200]);
  await waitUntilAvailable();
});

it('database outage: a frozen database does not block calls forever', async () => {
  relay.freeze();
  const began = performance.now();
  expect((await server.fetch('/readyz')).status).toBe(503);
  expect(performance.now() - began).toBeLessThan(2000);
  expect(await statuses(10)).toEqual([503]);
  expect(errorMessages()).toEqual(['The database does not answer']);
  relay.mend();
  await expect.poll(() => statuses(1)).toEqual([200]);
  await waitUntilAvailable();
});

it('database outage: calls for a locked row time out soon, other calls continue', async () => {
  await world.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.username, logins.student)).for('update');
    const waiting = Promise.all(Array.from({ length: 30 }, () => student.fetch(contacts.list.path)));
    expect((await student.fetch(PATH)).status).toBe(200);
    expect([...new Set((await waiting).map(({ status }) => status))]).toEqual([503]);
  });
  expect((await student.fetch(contacts.list.path)).status).toBe(200);
  expect(errorMessages()).toEqual([]);
});
