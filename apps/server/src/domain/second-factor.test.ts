import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, turnOn } from '../../test/second-factor.ts';
import { logins, passwordOf, startTestServer, type TestServer } from '../../test/server.ts';
import { users } from '../db/tables/users.ts';
import { trySecondFactor } from './second-factor.ts';

let server: TestServer;
let app: App;
let userId: number;
beforeAll(async () => {
  server = await startTestServer();
  app = await turnOn(await server.client('student'), passwordOf('student'), server.clock.now());
  const [account] = await server.db.select().from(users).where(eq(users.username, logins.student));
  userId = account?.id ?? 0;
});
afterAll(() => server.close());

it.each<[string, () => string | undefined]>([
  ['code of the app', () => app.code(server.clock.now())],
  ['recovery code', () => app.recoveryCodes[0]],
])('second factor: of many simultaneous uses of the same %s, one succeeds', async (_kind, code) => {
  server.clock.forward(1);
  const attempt = { userId, code: code() ?? '', client: '', now: server.clock.now() };
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => trySecondFactor(server.db, attempt)));
  // The others are wrong, or already locked out by the earlier ones.
  expect(outcomes.filter((outcome) => outcome === 'right')).toHaveLength(1);
});
