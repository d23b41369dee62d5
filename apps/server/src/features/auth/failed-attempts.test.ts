import * as auth from '@semestr/api/auth';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logins, NOW, startTestServer, type TestServer } from '../../../test/server.ts';
import { audit } from '../../db/tables/audit.ts';
import { signInFailures } from '../../db/tables/users.ts';
import { MAX_ROWS } from '../../domain/failed-attempts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db.delete(signInFailures);
  await server.db.delete(audit).where(like(audit.action, '%.failed'));
});

/** Signs in with a wrong password, from an address reported by a proxy on this machine. */
const fail = async (address: string, username: string): Promise<void> => {
  const { status } = await server.fetch(auth.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username, password: 'Wrong-2026!' }),
  });
  expect(status).toBe(401);
};

const loggedFailures = async () => {
  const rows = await server.db.select().from(audit).where(like(audit.action, '%.failed')).orderBy(audit.id);
  return rows.map(({ at, userId, client, details }) => ({
    at: at.toISOString(),
    isKnown: userId !== null,
    client,
    count: details?.['count'],
    ...details,
  }));
};

const minutesLater = (minutes: number): string => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();

describe('failed sign-ins in the audit log', () => {
  it('failed sign-ins: are logged immediately, and repetitions increment the count of their row', async () => {
    const firstAt = minutesLater(0);
    const row = { at: firstAt, isKnown: true, client: '203.0.113.7', login: '42***01', firstAt };
    await fail('203.0.113.7', logins.student);
    expect(await loggedFailures()).toEqual([{ ...row, count: 1, lastAt: firstAt }]);
    server.clock.forward(1);
    await fail('203.0.113.7', logins.student);
    await fail('203.0.113.7', logins.student);
    expect(await loggedFailures()).toEqual([{ ...row, count: 3, lastAt: minutesLater(1) }]);
  });

  it('failed sign-ins: are counted separately by username, network and quarter of an hour', async () => {
    await fail('203.0.113.7', logins.student);
    await fail('203.0.113.7', logins.headman);
    await fail('203.0.113.8', logins.student);
    // The same mask, without an account.
    await fail('203.0.113.7', '42999901');
    server.clock.forward(15);
    await fail('203.0.113.7', logins.student);
    expect((await loggedFailures()).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
  });

  it('failed sign-ins: addresses of one IPv6 network are counted together', async () => {
    await fail('2001:db8:1:1::1', logins.student);
    await fail('2001:db8:1:1::2', logins.student);
    await fail('2001:db8:1:2::1', logins.student);
    expect((await loggedFailures()).map(({ client, count }) => [client, count])).toEqual([
      ['2001:db8:1:1::1', 2],
      ['2001:db8:1:2::1', 1],
    ]);
  });

  it('failed sign-ins: concurrent ones are all counted', async () => {
    await Promise.all(Array.from({ length: 10 }, () => fail('203.0.113.7', logins.student)));
    expect(await loggedFailures()).toMatchObject([{ count: 10 }]);
  });

  it('failed sign-ins: a site that tries many usernames shares one row beyond twenty', async () => {
    const tries = Array.from({ length: 60 }, (_, index) => `${10 + index}999999`);
    for (const username of tries) await fail('203.0.113.7', username);
    const rows = await loggedFailures();
    expect(rows).toHaveLength(MAX_ROWS + 1);
    const others = rows.at(-1);
    expect(others).toEqual({
      ...others,
      isKnown: false,
      others: true,
      count: tries.length - MAX_ROWS,
      client: '203.0.113.7',
    });
    expect(others).not.toHaveProperty('login');
    // A failure that already has a row is counted there.
    await fail('203.0.113.7', tries[0] ?? '');
    expect((await loggedFailures())[0]).toMatchObject({ count: 2 });
    // Rows of other sites are not affected.
    await fail('203.0.113.8', logins.student);
    expect((await loggedFailures()).at(-1)).toMatchObject({ login: '42***01', count: 1 });
  });
});
